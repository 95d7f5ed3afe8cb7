import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'
import { useMeasured } from './use-measured.ts'

type Props = { setting: CallOutput<'getPlatformSettings'>['attachment']; onOpen: (dialog: SettingDialogName) => void }

/** Which files messages may have. */
export function AttachmentSetting({ setting, onOpen }: Props) {
  const t = useText()
  const { types, ...value } = setting.value
  const { types: standardTypes, ...standard } = setting.standard
  const isUsual = types.join() === standardTypes.join()
  const said = types.length === 0 ? t('settings.attachment.noTypes') : types.join(', ')
  const facts = [
    ...useMeasured('attachment', { value, standard }),
    { label: t('settings.attachment.types'), value: isUsual ? t('settings.standard', { value: said }) : said },
  ]
  return (
    <SettingSection name="attachment" setting={setting} facts={facts}>
      <EditButton name={t('settings.attachment')} onClick={() => onOpen('attachment')} />
    </SettingSection>
  )
}
