import type { SyntheticEvent } from 'react'
import { lazyPart } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import type { NavigationItem } from './navigation-items.ts'

const OfApplication = lazyPart(async () => (await import('./OfApplication.tsx')).OfApplication, {
  waiting: <Icon name="apps" />,
})

type Props = { item: NavigationItem; isCurrent: boolean; onSelect?: (() => void) | undefined }

/** One entry of a navigation. */
export function NavigationLink({ item, isCurrent, onSelect }: Props) {
  const { url, label, icon, application, isOutside } = item
  return (
    <a
      href={url}
      onClick={onSelect}
      onFocus={noteTop}
      onMouseEnter={noteTop}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      {application ? <OfApplication application={application} name={label} /> : <Icon name={icon} />}
      <span className="atrium-navigation-label">{label}</span>
    </a>
  )
}

/** Where the label of a collapsed navigation is shown: outside of the list, which would cut it off. */
function noteTop({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.style.setProperty('--atrium-top', `${currentTarget.getBoundingClientRect().top}px`)
}
