import { atriumStore } from '@atrium/shared-utility'
import { frameAtom } from '../frame/frame-state.ts'

/** For what a page asks as it is drawn. */
const pauseMs = 1_000
/** A page that is slow for this long waits for something else. */
const mostMs = 15_000

/**
 * Does the work once, a moment after the page that is opened stands there with its parts, or is known to have failed: what it shows
 * comes first.
 */
export function onceShown(work: () => void) {
  let isDone = false
  const latest = setTimeout(finish, mostMs)
  const stop = atriumStore.sub(frameAtom, look)
  look()

  function look() {
    const { status } = atriumStore.get(frameAtom)
    if (status !== 'shown' && status !== 'failed') return
    stop()
    setTimeout(finishUnlessBusy, pauseMs)
  }

  function finishUnlessBusy() {
    if (document.querySelector('main [aria-busy="true"]') === null) finish()
    else if (!isDone) setTimeout(finishUnlessBusy, pauseMs)
  }

  function finish() {
    if (isDone) return
    isDone = true
    clearTimeout(latest)
    stop()
    work()
  }
}
