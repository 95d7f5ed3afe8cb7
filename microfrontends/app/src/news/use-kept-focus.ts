import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus on the record that has it when `shown` changes: a card that has gone to another column is drawn anew. Where
 * the record is gone, the focus goes to the one that stands in its place.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, shown: unknown) {
  const last = useRef<{ element: Element; href: string; index: number } | null>(null)
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => (last.current = whereIs(target, place.current))
    document.addEventListener('focusin', handleFocus)
    return () => document.removeEventListener('focusin', handleFocus)
  }, [place])
  useLayoutEffect(() => {
    const { current: before } = last
    if (before === null || before.element.isConnected || document.activeElement !== document.body) return
    const links = linksOf(place.current)
    const next = links.find(({ href }) => href === before.href) ?? links[Math.min(before.index, links.length - 1)]
    next?.focus({ preventScroll: true })
  }, [place, shown])
}

/** Null where no record has the focus. */
function whereIs(target: EventTarget | null, place: HTMLElement | null) {
  if (!(target instanceof Element) || !place?.contains(target)) return null
  const link = target.closest('tr, li')?.querySelector<HTMLAnchorElement>('a[href]')
  return link ? { element: target, href: link.href, index: linksOf(place).indexOf(link) } : null
}

/** The link of each record: the first one in its row or on its card. */
function linksOf(place: HTMLElement | null) {
  const rows = [...(place?.querySelectorAll('tr, li') ?? [])]
  return rows.flatMap((row) => row.querySelector<HTMLAnchorElement>('a[href]') ?? [])
}
