import { deviceStore } from '@atrium/shared-utility'
import { useEffect, useRef, useState } from 'react'
import { markedEntry } from '@atrium/shared-utility/model'
import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { sectionsOf, type NavigationBranch, type NavigationItem } from './navigation-items.ts'
import { NavigationLink } from './NavigationLink.tsx'
import { usePage } from './use-page.ts'

type Props = { items: readonly NavigationItem[]; onSelect?: () => void }

const rememberedAs = 'atrium.navigation.closed'

/** The entries of a navigation by their sections; the one of the current page is marked, and in view. */
export function NavigationList({ items, onSelect }: Props) {
  const current = useCurrentItem(items)
  const list = useRef<HTMLDivElement>(null)
  // It runs again when more entries have come.
  useEffect(() => reveal(list.current), [current?.key, items.length])
  return (
    <div ref={list} className="atrium-navigation-list">
      {sectionsOf(items).map(({ key, heading, branches }) => (
        <div key={key}>
          {heading && (
            <p className="atrium-navigation-group" aria-hidden>
              {heading}
            </p>
          )}
          <ul aria-label={heading ?? undefined}>
            {branches.map((branch) => (
              <Branch key={branch.item.key} branch={branch} current={current} onSelect={onSelect} />
            ))}
          </ul>
        </div>
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

type BranchProps = { branch: NavigationBranch; current: NavigationItem | null; onSelect: (() => void) | undefined }

function Branch({ branch: { item, children }, current, onSelect }: BranchProps) {
  const t = useText()
  const [isClosed, setClosed] = useState(() => closedKeys().includes(item.key))
  const holdsCurrent = current !== null && children.includes(current)
  const isOpen = holdsCurrent || !isClosed
  const handleToggle = () => {
    setClosed(isOpen)
    const others = closedKeys().filter((key) => key !== item.key)
    deviceStore.set(rememberedAs, (isOpen ? [...others, item.key] : others).join(' '))
  }
  return (
    <li>
      <NavigationLink item={item} isCurrent={item === current} onSelect={onSelect} />
      {/* The section with the current page stays open, so there is nothing to close. */}
      {children.length > 0 && !holdsCurrent && (
        <button
          className="atrium-icon-button atrium-navigation-toggle"
          type="button"
          aria-label={t(isOpen ? 'navigation.fold' : 'navigation.unfold', { name: item.label })}
          aria-expanded={isOpen}
          onClick={handleToggle}
        >
          <Icon name="chevron" size={16} />
        </button>
      )}
      {children.length > 0 && (
        <ul data-closed={!isOpen}>
          {children.map((child) => (
            <li key={child.key}>
              <NavigationLink item={child} isCurrent={child === current} onSelect={onSelect} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function closedKeys() {
  return deviceStore.get(rememberedAs)?.split(' ') ?? []
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
