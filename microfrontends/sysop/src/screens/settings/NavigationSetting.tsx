import { userTypeName, userTypes, type CallOutput, type UserType } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { EditButton } from './EditButton.tsx'
import type { SettingDialogName } from './SettingDialog.tsx'
import { SettingSection } from './SettingSection.tsx'

type Setting = CallOutput<'getPlatformSettings'>['navigation']
type Props = { setting: Setting; onOpen: (dialog: SettingDialogName) => void }

/** Which entries of the navigation people of which type are not shown. */
export function NavigationSetting({ setting, onOpen }: Props) {
  const t = useText()
  const facts = userTypes
    .filter((type) => setting.entries.some((entry) => entry.userTypes.includes(type)))
    .map((type) => ({ label: t(`userType.${userTypeName(type)}`), value: hiddenNames(setting, type) }))
  return (
    <SettingSection
      name="navigation"
      setting={setting}
      facts={facts.map(({ label, value }) => ({
        label,
        value:
          value.length === 0
            ? t('settings.navigation.all')
            : t('settings.navigation.without', { names: value.join(t('settings.comma')) }),
      }))}
      isRootOnly
    >
      <EditButton name={t('settings.navigation')} onClick={() => onOpen('navigation')} />
    </SettingSection>
  )
}

function hiddenNames({ value: { hidden }, entries }: Setting, type: UserType) {
  return entries.filter(({ path }) => hidden.includes(`${userTypeName(type)}:${path}`)).map(({ name }) => name)
}
