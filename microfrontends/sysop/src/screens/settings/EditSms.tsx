import { calls, smsProviders, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormSelect, FormText, useFormField } from '@atrium/shared-utility/ui'
import { smsFields } from './sms-fields.ts'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['sms']; onSaved: () => void; onClose: () => void }

export function EditSms({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateSmsSetting')
  const { latest, reload } = useLatestSetting('sms', setting)
  const { hasSecret, provider, ...value } = latest.value
  return (
    <SettingForm
      name="sms"
      version={latest.version}
      reload={reload}
      schema={calls.updateSmsSetting.input}
      initial={{ provider: provider === 'development' ? 'none' : provider, ...value, keySecret: '' }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormSelect
        name="provider"
        label={t('settings.sms.provider')}
        help={t('settings.sms.providerHelp')}
        options={smsProviders.map((one) => ({ value: one, label: t(`settings.sms.${one}`) }))}
      />
      <ServiceFields hasSecret={hasSecret} />
    </SettingForm>
  )
}

/** What the service that is chosen has to be told. */
function ServiceFields({ hasSecret }: { hasSecret: boolean }) {
  const t = useText()
  const { value } = useFormField('provider')
  const chosen = smsProviders.find((one) => one === value) ?? 'none'
  if (chosen === 'none') return null
  return (
    <FormColumns>
      {smsFields[chosen].map((field) => (
        <FormText
          key={field}
          name={field}
          label={t(`settings.sms.${field}`)}
          help={t(field === 'url' && chosen === 'http' ? 'settings.sms.gatewayHelp' : `settings.sms.${field}Help`)}
        />
      ))}
      <FormText
        name="keySecret"
        type="password"
        autoComplete="new-password"
        label={t('settings.sms.keySecret')}
        help={t(
          hasSecret
            ? 'settings.secretKept'
            : chosen === 'http'
              ? 'settings.sms.bearerHelp'
              : 'settings.sms.keySecretHelp',
        )}
      />
    </FormColumns>
  )
}
