import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { StatusChip } from '@atrium/shared-utility/ui'
import { Alert, Button } from '@mui/material'
import type { SettingDialogName } from './SettingDialog.tsx'
import { EditButton } from './EditButton.tsx'
import { SettingSection } from './SettingSection.tsx'

type Props = { setting: CallOutput<'getPlatformSettings'>['mail']; onOpen: (dialog: SettingDialogName) => void }

export function MailSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { isOn, host, port, security, user, from, fromName, hasSecret } = setting.value
  const isSent = isOn && setting.canBeOn
  const facts = [
    {
      label: t('settings.state'),
      value: <StatusChip tone={isSent ? 'success' : 'neutral'} label={t(isSent ? 'settings.on' : 'settings.off')} />,
    },
    ...(host === ''
      ? []
      : [
          { label: t('settings.mail.server'), value: `${host}:${port}` },
          { label: t('settings.mail.security'), value: t(`settings.mail.${security}`) },
          { label: t('settings.mail.user'), value: user },
          { label: t('settings.mail.password'), value: t(hasSecret ? 'settings.isSet' : 'settings.isNotSet') },
          { label: t('settings.mail.from'), value: fromName === '' ? from : `${fromName} <${from}>` },
        ]),
  ]
  return (
    <SettingSection name="mail" setting={setting} facts={facts} isRootOnly>
      {!setting.canBeOn && <Alert severity="warning">{t('settings.mail.noAddress')}</Alert>}
      {!setting.isByEnvironment && <EditButton name={t('settings.mail')} onClick={() => onOpen('mail')} />}
      {isSent && (
        <Button variant="outlined" onClick={() => onOpen('mail-test')}>
          {t('settings.mail.test')}
        </Button>
      )}
    </SettingSection>
  )
}
