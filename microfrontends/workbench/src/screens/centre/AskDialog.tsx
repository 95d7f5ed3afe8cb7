import { type AskableApplication, calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props = { application: Pick<AskableApplication, 'id' | 'name'>; onDone: () => void; onClose: () => void }

/** Asks the administrators of the enterprise for an application, and says why. */
export function AskDialog({ application: { id, name }, onDone, onClose }: Props) {
  const t = useText()
  const { run } = useAction('askForApplication')
  return (
    <FormDialog
      title={t('applications.askFor', { name })}
      schema={calls.askForApplication.input}
      initial={{ reason: '' }}
      constants={{ id }}
      submitLabel={t('applications.askSubmit')}
      onSubmit={run}
      onDone={onDone}
      onClose={onClose}
    >
      <FormText name="reason" label={t('applications.askReason')} help={t('applications.askReasonHelp')} rows={3} />
    </FormDialog>
  )
}
