import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'

type Props = { setting: CallOutput<'getPlatformSettings'>['developing']; onOpen: (dialog: SettingDialogName) => void }

export function DevelopingSetting({ setting, onOpen }: Props) {
  const t = useText()
  const facts = [{ label: t('settings.developing.local'), value: t(`settings.developing.${setting.value.local}`) }]
  return (
    <SettingSection name="developing" setting={setting} facts={facts}>
      <EditButton name={t('settings.developing')} onClick={() => onOpen('developing')} />
    </SettingSection>
  )
}
