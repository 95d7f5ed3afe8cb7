import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { Button } from '@mui/material'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'
import { smsFields } from './sms-fields.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['sms']; onOpen: (dialog: SettingDialogName) => void }

export function SmsSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { provider, hasSecret } = setting.value
  const hasService = provider !== 'none' && provider !== 'development'
  const facts = [
    { label: t('settings.sms.provider'), value: t(`settings.sms.${provider}`) },
    ...(hasService
      ? [
          ...smsFields[provider].map((field) => ({ label: t(`settings.sms.${field}`), value: setting.value[field] })),
          { label: t('settings.sms.keySecret'), value: t(hasSecret ? 'settings.isSet' : 'settings.isNotSet') },
        ]
      : []),
  ]
  return (
    <SettingSection name="sms" setting={setting} facts={facts} isRootOnly>
      {!setting.isByEnvironment && <EditButton name={t('settings.sms')} onClick={() => onOpen('sms')} />}
      {provider !== 'none' && (
        <Button variant="outlined" onClick={() => onOpen('sms-test')}>
          {t('settings.sms.test')}
        </Button>
      )}
    </SettingSection>
  )
}
