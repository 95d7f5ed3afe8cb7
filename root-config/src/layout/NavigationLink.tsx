import type { SyntheticEvent } from 'react'
import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'

type Props = { item: NavigationItem; isCurrent: boolean; onSelect?: (() => void) | undefined }

/** One entry of a navigation. */
export function NavigationLink({ item: { url, label, icon, isOutside }, isCurrent, onSelect }: Props) {
  return (
    <a
      href={url}
      onClick={onSelect}
      onFocus={noteTop}
      onMouseEnter={noteTop}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon name={icon} />
      <span className="atrium-navigation-label">{label}</span>
    </a>
  )
}

/** Where the label of a collapsed navigation is shown: outside of the list, which would cut it off. */
function noteTop({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.style.setProperty('--atrium-top', `${currentTarget.getBoundingClientRect().top}px`)
}
