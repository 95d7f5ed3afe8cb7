/** The leftovers of code in the page, each as a line that a person can search for. */
export type Leftovers = { listeners: string[]; styles: string[]; timers: string[] }

type Added = { target: EventTarget; type: string; listener: unknown; capture: boolean }

/**
 * Watches the page from now on. `leftovers()` tells what was added since then and is still there; listeners on
 * elements that are out of the document do not count, they go with their element. `stop()`: what comes later is not told.
 */
export function watchPage() {
  const stylesBefore = new Set(pageStyles())
  const listeners = watchListeners()
  const timers = watchTimers()
  return {
    leftovers: (): Leftovers => ({
      listeners: listeners.open(),
      styles: pageStyles()
        .filter((style) => !stylesBefore.has(style))
        .map((style) => style.outerHTML.slice(0, 120)),
      timers: timers.open(),
    }),
    stop: () => {
      listeners.stop()
      timers.stop()
    },
  }
}

function pageStyles() {
  return [...document.querySelectorAll('style, link[rel="stylesheet"]')]
}

function watchListeners() {
  const added: Added[] = []
  // oxlint-disable-next-line typescript/unbound-method -- called with its target, and put back as it was
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const watched = {
    addEventListener(this: EventTarget, ...args: ListenerArguments) {
      if (isLasting(this) && !isOnce(args[2])) added.push(describe(this, args))
      return addEventListener.apply(this, args)
    },
    removeEventListener(this: EventTarget, ...args: ListenerArguments) {
      const gone = describe(this, args)
      const at = added.findIndex((one) => sameListener(one, gone))
      if (at >= 0) added.splice(at, 1)
      return removeEventListener.apply(this, args)
    },
  }
  // jsdom gives the window its own copies of the two.
  for (const place of [EventTarget.prototype, window]) Object.assign(place, watched)
  return {
    open: () => added.map(({ target, type }) => `${target === window ? 'window' : target.constructor.name} ${type}`),
    stop: () => {
      for (const place of [EventTarget.prototype, window])
        Object.assign(place, { addEventListener, removeEventListener })
    },
  }
}

type ListenerArguments = Parameters<EventTarget['addEventListener']>

function describe(target: EventTarget, [type, listener, options]: ListenerArguments): Added {
  return { target, type, listener, capture: typeof options === 'object' ? options.capture === true : options === true }
}

function sameListener(one: Added, other: Added) {
  return (
    one.target === other.target &&
    one.type === other.type &&
    one.listener === other.listener &&
    one.capture === other.capture
  )
}

// The objects that outlive a parcel: the window, the document and its two fixed elements. Everything else goes with its
// owner.
function isLasting(target: EventTarget) {
  return target === window || target === document || target === document.body || target === document.documentElement
}

function isOnce(options: ListenerArguments[2]) {
  return typeof options === 'object' && options.once === true
}

function watchTimers() {
  // oxlint-disable-next-line typescript/unbound-method -- functions of the window know their window
  const { setInterval, clearInterval, setTimeout, clearTimeout } = window
  const open = new Map<unknown, string>()
  const note = (id: unknown, text: string) => void open.set(id, text)
  Object.assign(window, {
    setInterval: (run: () => void, ms?: number) => {
      const id = setInterval(run, ms)
      note(id, `interval of ${ms} ms`)
      return id
    },
    setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const id = setTimeout(() => {
        open.delete(id)
        run(...args)
      }, ms)
      note(id, `time-out of ${ms ?? 0} ms`)
      return id
    },
    clearInterval: (id: number) => {
      open.delete(id)
      clearInterval(id)
    },
    clearTimeout: (id: number) => {
      open.delete(id)
      clearTimeout(id)
    },
  })
  return {
    open: () => [...open.values()],
    // Its setter may still clear what is open now: that goes on being noted.
    stop: () => Object.assign(window, { setInterval, setTimeout }),
  }
}
