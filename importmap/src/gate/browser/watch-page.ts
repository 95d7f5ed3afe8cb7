/** A timer that the page has not ended yet, and the code that began it. */
export type RunningTimer = { kind: 'timeout' | 'interval' | 'frame'; stack: string }

type BeginTimer = (handler: TimerHandler, delay?: number, ...rest: unknown[]) => number

/** Runs in the page before any other script: knows which timers go on. */
export function watchPage() {
  const running = new Map<string, RunningTimer>()
  const setTimeout = window.setTimeout.bind(window)
  const setInterval = window.setInterval.bind(window)
  const clearTimeout = window.clearTimeout.bind(window)
  const clearInterval = window.clearInterval.bind(window)
  const requestAnimationFrame = window.requestAnimationFrame.bind(window)
  const cancelAnimationFrame = window.cancelAnimationFrame.bind(window)
  const begun = (kind: RunningTimer['kind'], id: number) => {
    running.set(`${kind} ${id}`, { kind, stack: new Error().stack ?? '' })
    return id
  }
  const ended = (kind: RunningTimer['kind'], id: number | undefined) => void running.delete(`${kind} ${id}`)
  const timer = (kind: 'timeout' | 'interval', begin: BeginTimer) =>
    function (handler: TimerHandler, delay?: number, ...rest: unknown[]) {
      if (typeof handler !== 'function') return begin(handler, delay)
      const id: number = begin(
        (...given: unknown[]) => {
          if (kind === 'timeout') ended(kind, id)
          handler(...given)
        },
        delay,
        ...rest,
      )
      return begun(kind, id)
    }
  // A timer is ended by whichever of the two functions.
  const end = (clear: (id?: number) => void) => (id?: number) => {
    ended('timeout', id)
    ended('interval', id)
    clear(id)
  }
  Object.assign(window, {
    setTimeout: timer('timeout', setTimeout),
    setInterval: timer('interval', setInterval),
    clearTimeout: end(clearTimeout),
    clearInterval: end(clearInterval),
    requestAnimationFrame(draw: FrameRequestCallback) {
      const id: number = requestAnimationFrame((at) => {
        ended('frame', id)
        draw(at)
      })
      return begun('frame', id)
    },
    cancelAnimationFrame(id: number) {
      ended('frame', id)
      cancelAnimationFrame(id)
    },
  })
  // Ways by which a page would talk to others, past every policy.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
    Reflect.deleteProperty(window, name)
  Object.defineProperty(window, 'atriumGate', {
    value: Object.freeze({
      timers: () => [...running.values()],
      later: setTimeout.bind(window),
      never: clearTimeout.bind(window),
    }),
  })
}

declare global {
  interface Window {
    atriumGate: {
      timers: () => RunningTimer[]
      later: (work: () => void, ms: number) => number
      never: (timer: number) => void
    }
  }
}
