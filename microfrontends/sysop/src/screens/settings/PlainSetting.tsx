import { plainSettings, type CallOutput, type PlainSettingName } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import { PreviewTest } from './PreviewTest.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { settingFields, type SettingField } from './setting-fields.ts'
import { SettingSection } from './SettingSection.tsx'

type Props = {
  name: PlainSettingName
  settings: CallOutput<'getPlatformSettings'>
  onOpen: (dialog: SettingDialogName) => void
}

/** The card of a setting that is described, and has none of its own. */
export function PlainSetting({ name, settings, onOpen }: Props) {
  const t = useText()
  const setting = settings[name]
  const value = new Map<string, unknown>(Object.entries(setting.value))
  const standard = new Map<string, unknown>(Object.entries(setting.standard))
  const tell = useFieldText(name)
  const facts = settingFields(name).map((field) => ({
    label: t(`settings.${name}.${field.field}`),
    value: tell(field, value.get(field.field), standard.get(field.field)),
  }))
  return (
    <SettingSection name={name} setting={setting} facts={facts} isRootOnly={'rootOnly' in plainSettings[name]}>
      {!setting.isByEnvironment && <EditButton name={t(`settings.${name}`)} onClick={() => onOpen(name)} />}
      {name === 'preview' && settings.preview.value.isOn && <PreviewTest />}
    </SettingSection>
  )
}

/** Tells a field, and the value that a number comes with where that is another. */
function useFieldText(name: PlainSettingName) {
  const t = useText()
  return (field: SettingField, value: unknown, standard: unknown) => {
    const text = plain(field, value)
    if (String(value) !== String(standard)) {
      if (field.kind !== 'number') return text
      return t('settings.otherThanStandard', { value: text, standard: plain(field, standard) })
    }
    // A choice of that name says itself that it is what the product comes with.
    return value === 'standard' ? text : t('settings.standard', { value: text })
  }

  function plain({ field, kind }: SettingField, value: unknown) {
    if (kind === 'number') return t(`settings.${name}.${field}.value`, { count: Number(value) })
    if (kind === 'switch') return t(value === true ? 'settings.on' : 'settings.off')
    if (kind === 'text') return value === '' ? t(`settings.${name}.${field}.none`) : String(value)
    if (kind === 'choice') return t(`settings.${name}.${String(value)}`)
    return Array.isArray(value) && value.length > 0 ? value.join(', ') : t(`settings.${name}.${field}.none`)
  }
}
