import { type RefObject, useEffect } from 'react'

/**
 * Says on the element itself, as `data-hides`, at which of its sides something is scrolled out of sight:
 * drawn by style alone, so that scrolling draws no row again.
 */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const note = () => {
      element.setAttribute('data-hides', hiddenSides(element).join(' '))
    }
    element.addEventListener('scroll', note, { passive: true })
    // It tells the first size too, once the frame is laid out. Read here, the layout would be computed twice.
    const watch = watchSize(element, note)
    return () => {
      element.removeEventListener('scroll', note)
      watch?.disconnect()
    }
  })
}

/** The frame and the table within it: either may change its width. */
function watchSize(element: HTMLElement, onChange: () => void) {
  if (typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(onChange)
  for (const each of [element, ...element.children]) watch.observe(each)
  return watch
}

function hiddenSides({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return [...(scrollLeft > 0 ? ['start'] : []), ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['end'] : [])]
}
