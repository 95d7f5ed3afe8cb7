import { useCallback, useRef } from 'react'

/**
 * Keeps the chosen tab in sight where there are more tabs than room. The library scrolls to it as they are first laid out, and
 * only then draws the buttons that take room from them.
 */
export function useTabInSight() {
  const watch = useRef<ResizeObserver>(undefined)
  return useCallback((tab: HTMLElement | null) => {
    watch.current?.disconnect()
    const room = tab?.closest('[role=tablist]')?.parentElement
    if (!tab || !room || typeof ResizeObserver === 'undefined') return
    watch.current = new ResizeObserver(() => show(tab, room))
    watch.current.observe(room)
  }, [])
}

function show(tab: HTMLElement, room: HTMLElement) {
  const [place, sight] = [tab.getBoundingClientRect(), room.getBoundingClientRect()]
  room.scrollLeft += Math.max(0, place.right - sight.right) - Math.max(0, sight.left - place.left)
}
