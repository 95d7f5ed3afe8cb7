/** So that changes of one moment are one question. */
const gatherMs = 300
/** Between two questions, however much happens. */
const gapMs = 1000
/** A person who has pressed a key within this time is typing. */
const typingMs = 800
const againMs = 300

type Work = {
  /** True keeps the work waiting. */
  isHeld: () => boolean
  run: () => void
}

/**
 * Does a piece of work a little after it was asked for: once for all that is asked meanwhile, and not while the person types,
 * drags something, has a menu open or looks at another tab.
 */
export function startQuietMoments({ isHeld, run }: Work) {
  const person = watchPerson()
  let timer: ReturnType<typeof setTimeout> | undefined
  let ranAt = -gapMs

  function look() {
    timer = undefined
    if (document.hidden) return document.addEventListener('visibilitychange', ask, { once: true })
    if (isHeld() || person.isBusy()) {
      timer = setTimeout(look, againMs)
      return
    }
    ranAt = performance.now()
    run()
  }
  function ask() {
    timer ??= setTimeout(look, Math.max(gatherMs, ranAt + gapMs - performance.now()))
  }
  function stop() {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', ask)
    person.stop()
  }
  return { ask, stop }
}

/** What the person is doing on this page, wherever on it. */
function watchPerson() {
  let typedAt = -typingMs
  let [isComposing, isDragging] = [false, false]
  const handlers = {
    input: () => (typedAt = performance.now()),
    compositionstart: () => (isComposing = true),
    compositionend: () => (isComposing = false),
    dragstart: () => (isDragging = true),
    dragend: () => (isDragging = false),
    drop: () => (isDragging = false),
    // The end of a drag is not told where the thing is gone; no pointer is pressed during one.
    pointerdown: () => (isDragging = false),
  }
  for (const [kind, handle] of Object.entries(handlers)) document.addEventListener(kind, handle, true)
  return {
    isBusy: () =>
      isComposing ||
      isDragging ||
      performance.now() - typedAt < typingMs ||
      document.querySelector('[role="menu"]') !== null,
    stop() {
      for (const [kind, handle] of Object.entries(handlers)) document.removeEventListener(kind, handle, true)
    },
  }
}
