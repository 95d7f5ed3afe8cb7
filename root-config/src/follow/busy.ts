import { hasStandingOver } from '../navigation/standing-over.ts'
import { fieldInUse, watchTyped } from './typed.ts'

const restMs = 2000
const deeds = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

/** Watches whether the person is in the middle of something on this page; what its own guards say is known to them. */
export function watchBusy(isGuarded: () => boolean) {
  const typed = watchTyped(isGuarded)
  let lastAt = Number.NEGATIVE_INFINITY
  const note = () => (lastAt = performance.now())
  for (const deed of deeds) window.addEventListener(deed, note, { capture: true, passive: true })
  return {
    /**
     * True when nothing was done for a moment, nothing is open over the page, and no field is being filled in or was.
     */
    isIdle: () =>
      performance.now() - lastAt > restMs && fieldInUse() === null && !typed.hasTyped() && !hasStandingOver(),
    stop() {
      typed.stop()
      for (const deed of deeds) window.removeEventListener(deed, note, { capture: true })
    },
  }
}
