import { setLang } from '@atrium/shared-utility'
import { langs } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Menu } from './Menu.tsx'

/** The choice is stored and the page loaded again (specification 4). */
export function LanguageMenu() {
  const t = useText()
  const shown = useLang()
  const items = langs.map((lang) => ({
    key: lang,
    label: t(`language.${lang}`),
    isChosen: lang === shown,
    onSelect: () => void setLang(lang),
  }))
  return (
    <Menu label={t('language')} items={items}>
      <Icon name="language" />
    </Menu>
  )
}
