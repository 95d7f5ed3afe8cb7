import { useEffect, useRef } from 'react'
import { markedEntry } from '@atrium/shared-utility/model'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { sectionsOf, type NavigationBranch, type NavigationItem, type NavigationSection } from './navigation-items.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { useFold } from './use-fold.ts'
import { usePage } from './use-page.ts'

type Props = { items: readonly NavigationItem[]; onSelect?: () => void }

/** The entries of a navigation by their sections; the one of the current page is marked, and in view. */
export function NavigationList({ items, onSelect }: Props) {
  const current = useCurrentItem(items)
  const list = useRef<HTMLDivElement>(null)
  // It runs again when more entries have come.
  useEffect(() => reveal(list.current), [current?.key, items.length])
  return (
    <div ref={list} className="atrium-navigation-list">
      {sectionsOf(items).map((section) => (
        <Section key={section.key} section={section} current={current} onSelect={onSelect} />
      ))}
    </div>
  )
}

/** The entry of the page that is on the screen. */
export function useCurrentItem(items: readonly NavigationItem[]) {
  const page = usePage()
  if (page.status === 'starting') return null
  return markedEntry(items, { pathname: page.visit.pathname, entry: page.visit.match?.entry })
}

type Marked = { current: NavigationItem | null; onSelect: (() => void) | undefined }

/** Entries under a heading that folds them; the one of the current page stays in sight. */
function Section({ section: { key, heading, branches }, current, onSelect }: { section: NavigationSection } & Marked) {
  const [isClosed, toggle] = useFold(key)
  const isFolded = heading !== null && isClosed
  const holds = ({ item, children }: NavigationBranch) => [item, ...children].some((one) => one === current)
  return (
    <div>
      {heading && (
        <button
          className="atrium-icon-button atrium-navigation-group"
          type="button"
          aria-expanded={!isClosed}
          onClick={toggle}
        >
          {heading}
          <Icon name="chevron" size={16} />
        </button>
      )}
      <ul aria-label={heading ?? undefined}>
        {branches.map((branch) => (
          <li key={branch.item.key} hidden={isFolded && !holds(branch)}>
            <Branch branch={branch} current={current} onSelect={onSelect} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Branch({ branch: { item, children }, current, onSelect }: { branch: NavigationBranch } & Marked) {
  const t = useText()
  const [isClosed, toggle] = useFold(item.key)
  return (
    <>
      <NavigationLink item={item} isCurrent={item === current} onSelect={onSelect} />
      {children.length > 0 && (
        <>
          <button
            className="atrium-icon-button atrium-navigation-toggle"
            type="button"
            aria-label={t(isClosed ? 'navigation.unfold' : 'navigation.fold', { name: item.label })}
            aria-expanded={!isClosed}
            onClick={toggle}
          >
            <Icon name="chevron" size={16} />
          </button>
          <ul>
            {children.map((child) => (
              <li key={child.key} hidden={isClosed && child !== current}>
                <NavigationLink item={child} isCurrent={child === current} onSelect={onSelect} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Scrolls the list, and nothing around it, until the marked entry is in it. */
function reveal(list: HTMLElement | null) {
  const marked = list?.querySelector('[aria-current]')
  if (!list || !marked) return
  const room = list.getBoundingClientRect()
  const place = marked.getBoundingClientRect()
  if (place.top >= room.top && place.bottom <= room.bottom) return
  list.scrollTop += place.top - room.top - (room.height - place.height) / 2
}
