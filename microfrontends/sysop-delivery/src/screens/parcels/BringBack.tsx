import { calls, type CallOutput, type WholeRevision } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import { Changes } from './Changes.tsx'

type Props = {
  revision: WholeRevision
  onDone: (made: CallOutput<'bringRevisionBack'>) => void
  onClose: () => void
}

/** Makes the portal of the parts of an earlier revision: what that changes is shown first. */
export function BringBack({ revision: { id, number, head, toBringBack }, onDone, onClose }: Props) {
  const t = useText()
  const back = useAction('bringRevisionBack')
  return (
    <FormDialog
      isDangerous
      title={t('revision.back.ask', { number })}
      schema={calls.bringRevisionBack.input}
      initial={{ reason: '' }}
      constants={{ id, head }}
      submitLabel={t('revision.back')}
      onSubmit={back.run}
      onDone={onDone}
      onClose={onClose}
    >
      <Alert severity="warning">{t('revision.back.consequence')}</Alert>
      <Changes changes={toBringBack} none="" />
      <FormText name="reason" label={t('release.reason')} help={t('release.reasonHelp')} />
    </FormDialog>
  )
}
