import { calls, mailSecurities, type CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { FormColumns, FormNumber, FormSelect, FormSwitch, FormText } from '@atrium/shared-utility/ui'
import { SettingForm } from './SettingForm.tsx'
import { useLatestSetting } from './use-latest-setting.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['mail']; onSaved: () => void; onClose: () => void }

/** The password that is kept is not shown, and stays where its field is left empty and the server is the same. */
export function EditMail({ setting, onSaved, onClose }: Props) {
  const t = useText()
  const { run } = useAction('updateMailSetting')
  const { latest, reload } = useLatestSetting('mail', setting)
  const { hasSecret, port, ...value } = latest.value
  return (
    <SettingForm
      name="mail"
      version={latest.version}
      reload={reload}
      schema={calls.updateMailSetting.input}
      initial={{ ...value, port: String(port), password: '' }}
      onSubmit={run}
      onSaved={onSaved}
      onClose={onClose}
    >
      <FormSwitch name="isOn" label={t('settings.mail.isOn')} help={t('settings.mail.isOnHelp')} />
      <FormColumns>
        <FormText name="host" label={t('settings.mail.host')} help={t('settings.mail.hostHelp')} />
        <FormNumber name="port" label={t('settings.mail.port')} help={t('settings.mail.portHelp')} />
        <FormSelect
          name="security"
          label={t('settings.mail.security')}
          options={mailSecurities.map((security) => ({ value: security, label: t(`settings.mail.${security}`) }))}
        />
        <FormText name="user" label={t('settings.mail.user')} help={t('settings.mail.userHelp')} />
        <FormText
          name="password"
          type="password"
          autoComplete="new-password"
          label={t('settings.mail.password')}
          help={t(hasSecret ? 'settings.secretKept' : 'settings.mail.passwordHelp')}
        />
        <FormText name="from" inputMode="email" label={t('settings.mail.fromAddress')} />
        <FormText name="fromName" label={t('settings.mail.fromName')} help={t('settings.mail.fromNameHelp')} />
      </FormColumns>
    </SettingForm>
  )
}
