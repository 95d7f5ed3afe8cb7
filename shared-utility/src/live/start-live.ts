import { usualTimes, type Over, type Times } from './connection.ts'
import { tellPage } from './on-live.ts'
import { pause as wait } from './pause.ts'
import { shareConnection } from './tabs.ts'

type Starting = {
  /** The person whose page this is, and the enterprise that it works in. */
  person: string
  space: string | null
  /** Something about the session is over. Answers whether it goes on, so that a page that was refused may listen again. */
  onOver: () => Promise<boolean>
  times?: Times
  /** A tab that was hidden for so long stops listening until a person looks at it. */
  hiddenMs?: number
}

/**
 * Listens for this page until it is told to stop; not while it is hidden for long, nor while the browser keeps it for
 * going back. Then it goes on where it was.
 */
export function startLive({ person, space, onOver, times = usualTimes, hiddenMs = 5 * 60_000 }: Starting) {
  let shared: ReturnType<typeof shareConnection> | null = null
  let after: string | null = null
  let refusedAt = Number.NEGATIVE_INFINITY
  const stopping = new AbortController()
  let hiding: ReturnType<typeof setTimeout> | undefined
  const handlers = { visibilitychange: handleVisibility, freeze: pause, resume: begin }
  for (const [name, handler] of Object.entries(handlers)) document.addEventListener(name, handler)
  window.addEventListener('pagehide', pause)
  window.addEventListener('pageshow', begin)
  begin()
  handleVisibility()
  return () => {
    for (const [name, handler] of Object.entries(handlers)) document.removeEventListener(name, handler)
    window.removeEventListener('pagehide', pause)
    window.removeEventListener('pageshow', begin)
    clearTimeout(hiding)
    stopping.abort()
    pause()
  }

  function begin() {
    const hear = ({ events }: { events: Parameters<typeof tellPage>[0] }) => tellPage(events)
    shared ??= shareConnection({ person, space, times, hear, onOver: handleOver, after, locks: navigator.locks })
  }

  async function handleOver(over: Over) {
    if (over === 'refused') pause()
    const isAgain = over === 'refused' && performance.now() - refusedAt < 2 * times.refusedMs
    if (over === 'refused') refusedAt = performance.now()
    const goesOn = await onOver()
    // A page whose person is there and is refused all the same would ask for as long as it is open.
    if (goesOn && isAgain) await wait(times.refusedMs, stopping.signal)
    // A hidden page begins when it is seen again.
    if (goesOn && !stopping.signal.aborted && !document.hidden) begin()
  }

  function pause() {
    after = shared?.position() ?? after
    shared?.stop()
    shared = null
  }

  function handleVisibility() {
    clearTimeout(hiding)
    if (document.hidden) hiding = setTimeout(pause, hiddenMs)
    else begin()
  }
}
