import { useNoBack } from '../../react/index.ts'
import { CopyText } from '../../ui/index.ts'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { usePasswordText } from './text.ts'

type Props = { name: string; loginId: string; initialSecret: string; onClose: () => void }

/** A first password that is to be handed over. It is nowhere else, so neither a click beside the dialog nor Back closes it. */
export function InitialPassword({ name, loginId, initialSecret, onClose }: Props) {
  const t = usePasswordText()
  const titleId = useId()
  useNoBack()
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('initialPassword.title', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{t('initialPassword.help')}</Typography>
        <div>
          <CopyText label={t('initialPassword.loginId')} text={loginId} />
          <CopyText label={t('initialPassword.password')} text={initialSecret} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('initialPassword.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
