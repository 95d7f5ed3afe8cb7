import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props = { onSent: () => void; onClose: () => void }

export function TestMail({ onSent, onClose }: Props) {
  const t = useText()
  const { run } = useAction('sendTestMail')
  return (
    <FormDialog
      title={t('settings.mail.test')}
      schema={calls.sendTestMail.input}
      initial={{ email: '' }}
      submitLabel={t('settings.send')}
      isDisposable
      onSubmit={run}
      onDone={onSent}
      onClose={onClose}
    >
      <FormText name="email" inputMode="email" autoComplete="email" label={t('settings.mail.testTo')} />
    </FormDialog>
  )
}
