import { calls, type ManagedApplication } from '@atrium/shared-utility/contract'
import { withSpace } from '@atrium/shared-utility/model'
import { useAction, useSession, useText } from '@atrium/shared-utility/react'
import { CopyText, FormDialog, FormSwitch } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { useName } from './use-name.ts'

type Props = { application: ManagedApplication; onSaved: () => void; onClose: () => void }

/** Whether everyone who has the address of its page sees what an application is. */
export function PublicityDialog({ application: { id, isPublic, ...named }, onSaved, onClose }: Props) {
  const t = useText()
  const name = useName()(named)
  const { curEntId } = useSession()
  const { run } = useAction('updateApplicationPublicity')
  return (
    <FormDialog
      title={t('publicity.title', { name })}
      schema={calls.updateApplicationPublicity.input}
      initial={{ isPublic }}
      constants={{ id }}
      submitLabel={t('apps.save')}
      onSubmit={run}
      onDone={onSaved}
      onClose={onClose}
    >
      <Typography>{t('publicity.text')}</Typography>
      <FormSwitch name="isPublic" label={t('publicity.switch')} help={t('publicity.help')} />
      <CopyText
        label={t('publicity.address')}
        text={window.location.origin + withSpace(`/appDetail/${id}`, curEntId)}
      />
    </FormDialog>
  )
}
