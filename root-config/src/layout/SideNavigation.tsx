import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'
import { NavigationList } from './NavigationList.tsx'

type Props = {
  /** Null while they are on their way: their place is kept. */
  items: readonly NavigationItem[] | null
  isCollapsed: boolean
  onToggle: () => void
}

/** The navigation at the left of a wide page: the entries scroll, the button stays. */
export function SideNavigation({ items, isCollapsed, onToggle }: Props) {
  const t = useText()
  return (
    <nav className="atrium-navigation atrium-wide" data-collapsed={isCollapsed} aria-label={t('navigation')}>
      {items ? <NavigationList items={items} /> : <span className="atrium-skeleton" />}
      <button
        className="atrium-icon-button atrium-collapse"
        type="button"
        aria-label={t(isCollapsed ? 'navigation.expand' : 'navigation.collapse')}
        aria-expanded={!isCollapsed}
        onClick={onToggle}
      >
        <Icon name="chevron" />
      </button>
    </nav>
  )
}
