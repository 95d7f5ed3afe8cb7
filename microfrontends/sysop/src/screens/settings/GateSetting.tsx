import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'

type Props = { setting: CallOutput<'getPlatformSettings'>['gate']; onOpen: (dialog: SettingDialogName) => void }

export function GateSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { browser } = setting.value
  const value = t(`settings.gate.${browser}`)
  const facts = [
    {
      label: t('settings.gate.browser'),
      value: browser === setting.standard.browser ? t('settings.standard', { value }) : value,
    },
  ]
  return (
    <SettingSection name="gate" setting={setting} facts={facts}>
      <EditButton name={t('settings.gate')} onClick={() => onOpen('gate')} />
    </SettingSection>
  )
}
