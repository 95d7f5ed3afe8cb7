import { hasStandingOver } from './standing-over.ts'

/** Code that takes something away may put the focus somewhere by itself, as dialogs do that close. */
const settleMs = 100

/**
 * Calls `onLost` when the focused element is gone, such as a button whose work is done, to say where the focus goes on;
 * the browser would begin again at the top of the page. What stands over the page keeps its own focus.
 */
export function keepFocus(onLost: () => void) {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const handleFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  // A person who has left it for no other place, as by a click beside it, has lost nothing when it goes.
  const handleLeave = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (last === target && last?.isConnected === true && document.activeElement === document.body) last = null
    })
  const look = () => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    if (hasStandingOver()) return
    last = null
    onLost()
  }
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return
    clearTimeout(timer)
    timer = setTimeout(look, settleMs)
  })
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('focusout', handleLeave)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('focusout', handleLeave)
  }
}
