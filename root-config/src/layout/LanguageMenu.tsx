import { setLang } from '@atrium/shared-utility'
import { langs } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Menu } from './Menu.tsx'

/** The languages of the portal; the one that is shown is marked. */
export function LanguageMenu() {
  const t = useText()
  const shown = useLang()
  const items = langs.map((lang) => ({
    key: lang,
    label: t(`language.${lang}`),
    isChosen: lang === shown,
    onSelect: () => void (lang !== shown && setLang(lang)),
  }))
  return (
    <Menu label={t('language')} items={items}>
      <Icon name="language" />
    </Menu>
  )
}
