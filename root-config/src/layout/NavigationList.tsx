import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'
import { usePage } from './use-page.ts'

type Props = { items: readonly NavigationItem[]; onSelect?: () => void }

/** The entries of a navigation; the one of the current page is marked. */
export function NavigationList({ items, onSelect }: Props) {
  const page = usePage()
  const current = page.status === 'starting' ? null : currentItem(items, page.visit.pathname)
  return (
    <ul className="atrium-navigation-list">
      {items.map((item) => (
        <li key={item.key}>
          {item.heading && <div className="atrium-navigation-group">{item.heading}</div>}
          <a
            href={item.url}
            onClick={onSelect}
            title={item.label}
            aria-current={item === current ? 'page' : undefined}
            {...(item.isOutside && { target: '_blank', rel: 'noreferrer' })}
          >
            <Icon name={item.icon} />
            <span className="atrium-navigation-label">{item.label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Of the entries that the path is at or below, the closest one. */
function currentItem(items: readonly NavigationItem[], pathname: string) {
  const above = items.filter(({ url }) => pathname === url || pathname.startsWith(`${url}/`))
  return above.toSorted((one, other) => other.url.length - one.url.length)[0] ?? null
}
