import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'
import { useMeasured } from './use-measured.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['upload']; onOpen: (dialog: SettingDialogName) => void }

export function UploadSetting({ setting, onOpen }: Props) {
  const t = useText()
  return (
    <SettingSection name="upload" setting={setting} facts={useMeasured('upload', setting)}>
      <EditButton name={t('settings.upload')} onClick={() => onOpen('upload')} />
    </SettingSection>
  )
}
