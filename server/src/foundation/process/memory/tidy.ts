const lookEveryMs = 10_000
/** How much of a stretch may be work for the process to count as idle. */
const idleShare = 0.02
/** So many stretches in a row, or a person who comes back after a short pause would wait for it. */
const idleStretches = 2
/** Less work than this, in milliseconds, leaves too little behind to be worth looking for it. */
const worthMs = 3000

type Stretch = { active: number; utilization: number }

/**
 * Gives back, once nothing has been asked of this process for a while, the memory that work has left behind: V8 keeps what
 * it needed once for good. Does nothing unless Node was started with `--expose-gc`, as `npm start` does.
 */
export function startTidying(collect = globalThis.gc) {
  if (collect === undefined) return
  const look = createTidying(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }))
  let before = performance.eventLoopUtilization()
  const lookBack = () => {
    look(performance.eventLoopUtilization(before))
    // The tidying itself does not count as work.
    before = performance.eventLoopUtilization()
  }
  setInterval(lookBack, lookEveryMs).unref()
}

/** Is told, for one stretch after the other, what the process did in it. */
export function createTidying(tidy: () => void) {
  // A start leaves behind more than anything else.
  let workedMs = worthMs
  let idle = 0
  return ({ active, utilization }: Stretch) => {
    workedMs += active
    idle = utilization < idleShare ? idle + 1 : 0
    if (idle < idleStretches || workedMs < worthMs) return
    tidy()
    workedMs = 0
  }
}
