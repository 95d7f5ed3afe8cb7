import { useEffect } from 'react'

/** Outlines the place of a parcel in the page while it is looked at. */
export function useOutline(slug: string | undefined, opened: number | undefined) {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>(`.atrium-host[data-parcel="${slug}"]`)
    if (!host) return
    const { outline, outlineOffset } = host.style
    Object.assign(host.style, { outline: '2px dashed var(--atrium-palette-warning-main)', outlineOffset: '-2px' })
    return () => void Object.assign(host.style, { outline, outlineOffset })
  }, [slug, opened])
}
