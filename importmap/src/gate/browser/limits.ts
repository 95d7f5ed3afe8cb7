/**
 * How long and how much. The frame of the portal gives a parcel ten seconds to mount and three to unmount; here it is more,
 * as a machine that runs this has other things to do.
 */
export const runLimits = {
  mountMs: 30_000,
  unmountMs: 15_000,
  /** The time for the first content, where a parcel says when it is there. */
  readyMs: 10_000,
  /** Whether a page answers at all. */
  answerMs: 5_000,
  axeMs: 60_000,
  openMs: 60_000,
  /** Before twenty mounts are counted: what is loaded and remembered once is no leak. */
  warmMounts: 3,
  /** Counted in two halves: what grows in the first alone has found its size. */
  halfMounts: 10,
  /** Timers that are over by then were none that stayed. */
  settleMs: 400,
  /** The memory of all processes of the browser. */
  memoryBytes: 1_500 * 1024 * 1024,
  /** The memory of the page's own objects: the engine ends a page that wants more. */
  heapMegabytes: 512,
  /** Ten mounts may leave this many of anything countable: less than one in two mounts is chance, and not what a mount leaves. */
  countTolerance: 5,
  /** Ten mounts may leave this much: what engines and shared packages remember of a page stays below it (decision 087). */
  heapTolerance: 256 * 1024,
  /** The time of the whole run: so much, and more for each page of the parcel. */
  runMs: 120_000,
  routeMs: 20_000,
  mostMs: 900_000,
} as const

/** How long a run may take for a parcel of so many pages. */
export function patienceFor(routes: number) {
  return Math.min(runLimits.mostMs, runLimits.runMs + routes * runLimits.routeMs)
}
