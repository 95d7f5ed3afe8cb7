import { useText } from '@atrium/shared-utility/react'
import type { NavigationItem } from './navigation-items.ts'
import { useCurrentItem } from './NavigationList.tsx'
import { NavigationLink } from './NavigationLink.tsx'

/** Tabs at the bottom of a phone, for what people do all day. */
export function WorkTabs({ items, className = '' }: { items: readonly NavigationItem[]; className?: string }) {
  const t = useText()
  const current = useCurrentItem(items)
  return (
    <nav className={`atrium-tabs ${className}`} aria-label={t('navigation.tabs')}>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <NavigationLink item={item} isCurrent={item === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
