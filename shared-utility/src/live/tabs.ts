import { connect, type Over, type Times } from './connection.ts'
import type { Heard } from '../call/read-stream.ts'
import { openChannel } from '../page/channel.ts'

type Listener = { person: string; space: string | null }
/** What tabs say to each other: what was heard, that the session is over, and that a tab has just come. */
type Said = { kind: 'heard'; heard: Heard } | { kind: 'over'; over: Over } | { kind: 'here' }

type Sharing = Listener & {
  times: Times
  hear: (heard: Heard) => void
  onOver: (over: Over) => void
  locks?: LockManager
  /** Where this tab was, when it goes on after a pause. */
  after: string | null
}

/** A new page is told what was heard while it was on its way. */
const freshMs = 30_000

/**
 * One connection for all tabs of a person in one place: the tab that holds the lock listens, and tells the others at
 * once. Each knows where the connection stands, so when the listening tab goes, the next one goes on from there. Where
 * the browser has no locks (a portal without https), or denies them with storage, each tab asks for itself, and keeps
 * no connection that others would wait for. Returns the end of it.
 */
export function shareConnection({ person, space, times, hear, onOver, locks, after }: Sharing) {
  const stopping = new AbortController()
  const { signal } = stopping
  let position = after
  const take = (heard: Heard) => {
    position = heard.position ?? position
    if (heard.events === null || heard.events.length > 0) hear(heard)
  }
  const alone = () => connect({ person, after: position, signal, hear: take, onOver, times, mayStream: false })
  const name = `atrium.live ${person} ${space ?? ''}`
  const channel = locks ? openChannel(name) : null
  if (channel === null) {
    void alone()
    return { position: () => position, stop: () => stopping.abort() }
  }
  let fresh: { at: number; heard: Heard }[] = []
  let isListening = false
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'heard' && !isListening) take(data.heard)
    else if (data.kind === 'over') onOver(data.over)
    else if (data.kind === 'here' && isListening) tellWhereItStands()
  }
  say({ kind: 'here' })
  void lead()
  return {
    position: () => position,
    stop() {
      stopping.abort()
      channel.close()
    },
  }

  function say(said: Said) {
    if (!signal.aborted) channel?.postMessage(said)
  }

  function tellWhereItStands() {
    const since = performance.now() - freshMs
    const events = fresh.filter(({ at }) => at > since).flatMap(({ heard }) => heard.events ?? [])
    say({ kind: 'heard', heard: { position, events } })
  }

  async function lead() {
    try {
      await locks?.request(name, { signal }, async () => {
        isListening = true
        await connect({ person, after: position, signal, times, hear: spread, onOver: tellOver, mayStream: true })
      })
    } catch {
      // Stopped while it waited for its turn, or denied.
      if (!signal.aborted && !isListening) await alone()
    }
  }

  function spread(heard: Heard) {
    say({ kind: 'heard', heard })
    const since = performance.now() - freshMs
    fresh = [...fresh.filter(({ at }) => at > since), { at: performance.now(), heard }]
    take(heard)
  }

  function tellOver(over: Over) {
    say({ kind: 'over', over })
    onOver(over)
  }
}
