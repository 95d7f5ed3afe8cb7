import { calls, type CallOutput, type WholeRevision } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'
import { Alert } from '@mui/material'
import { Changes } from './Changes.tsx'

type Props = {
  revision: WholeRevision
  onDone: (made: CallOutput<'proposeRevisionBack'>) => void
  onClose: () => void
}

/** Asks another operator to bring an earlier revision back, where it changes what runs where people sign in. */
export function ProposeBack({ revision: { id, number, head, toBringBack, needsTwo }, onDone, onClose }: Props) {
  const t = useText()
  const propose = useAction('proposeRevisionBack')
  return (
    <FormDialog
      title={t('revision.propose.ask', { number })}
      schema={calls.proposeRevisionBack.input}
      initial={{ reason: '' }}
      constants={{ id, head }}
      submitLabel={t('revision.propose')}
      onSubmit={propose.run}
      onDone={onDone}
      onClose={onClose}
    >
      <Alert severity="info">{t('revision.propose.consequence', { parts: needsTwo.join(t('parcels.comma')) })}</Alert>
      <Changes changes={toBringBack} none="" />
      <FormText name="reason" label={t('release.reason')} help={t('release.reasonHelp')} />
    </FormDialog>
  )
}
