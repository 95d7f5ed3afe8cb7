import { useAtomValue } from 'jotai'
import { colorSchemeAtom, setThemeMode, themeModeAtom, themeModes } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Menu } from './Menu.tsx'

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const t = useText()
  const chosen = useAtomValue(themeModeAtom)
  const scheme = useAtomValue(colorSchemeAtom)
  const items = themeModes.map((mode) => ({
    key: mode,
    label: t(`theme.${mode}`),
    isChosen: mode === chosen,
    onSelect: () => setThemeMode(mode),
  }))
  return (
    <Menu label={t('theme')} items={items}>
      <Icon name={scheme === 'dark' ? 'moon' : 'sun'} />
    </Menu>
  )
}
