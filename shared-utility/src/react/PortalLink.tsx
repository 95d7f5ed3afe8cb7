import type { ComponentProps, MouseEvent } from 'react'
import { useBasePath, usePortal } from './portal-context.tsx'
import { inSpace } from './in-space.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** Links to the platform's own address even from inside an enterprise space. */
  leaveSpace?: boolean
}

/**
 * A link to a page of any parcel; the portal's guards run before the address changes. Within the
 * parcel's own routes the router's `Link` does. Usable as MUI's `component={PortalLink}`.
 */
export function PortalLink({ href, leaveSpace = false, onClick, children, ...rest }: Props) {
  const portal = usePortal()
  const basePath = useBasePath()
  const url = leaveSpace ? href : inSpace(href, basePath)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !isOfPortal(url)) return
    event.preventDefault()
    void portal.navigate(url)
  }
  return (
    <a {...rest} href={url} onClick={handleClick}>
      {children}
    </a>
  )
}

/** Other sites, and other schemes such as `mailto:`, are the browser's. */
function isOfPortal(url: string) {
  return url.startsWith('/') && !url.startsWith('//')
}

/** A click that asks for a new tab, a download or another window stays the browser's. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>) {
  const { target } = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !isModified && (target === '' || target === '_self')
}
