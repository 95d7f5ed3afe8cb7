import { atriumStore } from '@atrium/shared-utility'
import { frameAtom } from '../frame/frame-state.ts'

/** For what a page asks as it is drawn. */
const pauseMs = 1_000
/** A page that is slow for this long waits for something else. */
const mostMs = 15_000

/** Does the work once, a moment after the page that is opened stands there or is known to have failed: what it shows comes first. */
export function onceShown(work: () => void) {
  let isDue = false
  const due = () => {
    if (isDue) return
    isDue = true
    clearTimeout(latest)
    stop()
    setTimeout(work, pauseMs)
  }
  const latest = setTimeout(due, mostMs)
  const stop = atriumStore.sub(frameAtom, look)
  look()

  function look() {
    const { status } = atriumStore.get(frameAtom)
    if (status === 'shown' || status === 'failed') due()
  }
}
