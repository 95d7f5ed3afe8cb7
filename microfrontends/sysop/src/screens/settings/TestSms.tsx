import { calls } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormDialog, FormText } from '@atrium/shared-utility/ui'

type Props = { onSent: () => void; onClose: () => void }

export function TestSms({ onSent, onClose }: Props) {
  const t = useText()
  const { run } = useAction('sendTestSms')
  return (
    <FormDialog
      title={t('settings.sms.test')}
      schema={calls.sendTestSms.input}
      initial={{ phone: '' }}
      submitLabel={t('settings.send')}
      isDisposable
      onSubmit={run}
      onDone={onSent}
      onClose={onClose}
    >
      <FormText
        name="phone"
        inputMode="tel"
        autoComplete="tel"
        label={t('settings.sms.testTo')}
        help={t('settings.sms.testHelp')}
      />
    </FormDialog>
  )
}
