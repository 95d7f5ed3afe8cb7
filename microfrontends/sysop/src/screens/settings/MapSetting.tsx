import { mapProviders, type CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import { MapKeyTest } from './MapKeyTest.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'

type Props = { setting: CallOutput<'getPlatformSettings'>['map']; onOpen: (dialog: SettingDialogName) => void }

export function MapSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { enable } = setting.value
  const withKey = mapProviders.filter((provider) => setting.value[provider].pc_key !== '')
  const facts = [
    {
      label: t('settings.map.enable'),
      value:
        enable === setting.standard.enable
          ? t('settings.standard', { value: t(`settings.map.${enable}`) })
          : t(`settings.map.${enable}`),
    },
    ...mapProviders.map((provider) => ({
      label: t(`settings.map.${provider}`),
      value: t(withKey.includes(provider) ? 'settings.isSet' : 'settings.isNotSet'),
    })),
  ]
  return (
    <SettingSection name="map" setting={setting} facts={facts}>
      <EditButton name={t('settings.map')} onClick={() => onOpen('map')} />
      {withKey.map((provider) => (
        <MapKeyTest key={provider} provider={provider} />
      ))}
    </SettingSection>
  )
}
