import { calls, type CallOutput, type MobilePackage } from '@atrium/shared-utility/contract'
import { useAction, useBack, useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, enterprisePicker, FormDialog, FormPicker } from '@atrium/shared-utility/ui'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId, useState } from 'react'

type Props = { row: MobilePackage; onClose: () => void }

/** Makes a link to the file, and shows it once: its holder has the file. */
export function LinkDialog({ row, onClose }: Props) {
  const t = useText()
  const { run } = useAction('linkPackage')
  const [link, setLink] = useState<CallOutput<'linkPackage'> | null>(null)
  const { platform, id, status } = row
  if (link !== null) return <Made link={link} onClose={onClose} />
  return (
    <FormDialog
      title={t('package.link')}
      schema={calls.linkPackage.input}
      initial={status === 'published' ? { entid: '' } : {}}
      constants={{ platform, id }}
      submitLabel={t('package.link.submit')}
      onSubmit={run}
      onDone={setLink}
      onClose={onClose}
    >
      <Typography>{t('package.link.help')}</Typography>
      {status === 'published' && (
        <FormPicker
          name="entid"
          label={t('package.link.entid')}
          help={t('package.link.entidHelp')}
          find={enterprisePicker.find}
        />
      )}
    </FormDialog>
  )
}

function Made({ link, onClose }: { link: CallOutput<'linkPackage'>; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const titleId = useId()
  useBack(onClose)
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('package.link')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{t('package.link.until', { moment: format.exact(link.expiresAt) })}</Typography>
        <CopyText label={t('package.link.url')} text={link.url} />
        {link.installUrl && <CopyText label={t('package.link.install')} text={link.installUrl} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" href={link.url}>
          {t('package.link.download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
