import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'
import { useMeasured } from './use-measured.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['retention']; onOpen: (dialog: SettingDialogName) => void }

export function RetentionSetting({ setting, onOpen }: Props) {
  const t = useText()
  return (
    <SettingSection name="retention" setting={setting} facts={useMeasured('retention', setting)} isRootOnly>
      <EditButton name={t('settings.retention')} onClick={() => onOpen('retention')} />
    </SettingSection>
  )
}
