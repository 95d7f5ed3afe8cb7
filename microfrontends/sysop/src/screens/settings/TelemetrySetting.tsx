import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'
import { useMeasured } from './use-measured.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['telemetry']; onOpen: (dialog: SettingDialogName) => void }

export function TelemetrySetting({ setting, onOpen }: Props) {
  const t = useText()
  return (
    <SettingSection name="telemetry" setting={setting} facts={useMeasured('telemetry', setting)}>
      <EditButton name={t('settings.telemetry')} onClick={() => onOpen('telemetry')} />
    </SettingSection>
  )
}
