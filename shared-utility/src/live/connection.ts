import { call } from '../call/call.ts'
import { Problem } from '../contract/problem/problems.ts'
import { pause } from './pause.ts'
import type { Ending, Heard, readStream } from '../call/read-stream.ts'

export type Times = {
  pollMs: number
  retryMs: number
  longestMs: number
  streamAgainMs: number
  refusedMs: number
  overMs: number
  askMs: number
  silenceMs?: number
}

export const usualTimes: Times = {
  pollMs: 10_000,
  retryMs: 1000,
  longestMs: 30_000,
  /** For so long a page that was kept back asks, before it tries to listen again. */
  streamAgainMs: 10 * 60_000,
  /** Where nothing but the person's own next step helps. */
  refusedMs: 60_000,
  overMs: 4000,
  /** An answer takes no time; a line that is dead says nothing for much longer. */
  askMs: 20_000,
}

/**
 * A person ended the session, or its rights have changed; or this page is refused: no person is there to listen for.
 */
export type Over = 'ended' | 'refused'

type Connecting = {
  person: string
  after: string | null
  signal: AbortSignal
  hear: (heard: Heard) => void
  onOver: (over: Over) => void
  times: Times
  /** False: it only asks, and keeps no connection that others would wait for. */
  mayStream: boolean
}

/**
 * Keeps listening until the signal says stop: by the stream, and by asking where streams are kept back. Ends by itself
 * where no person is signed in any more: it would be refused for as long as the tab is open.
 */
export async function connect({ person, after, signal, hear, onOver, times, mayStream }: Connecting) {
  let position = after
  let failures = 0
  let streamAt = mayStream ? 0 : Number.POSITIVE_INFINITY
  const heard = (news: Heard) => {
    position = news.position ?? position
    hear(news)
  }
  while (!signal.aborted) {
    const isPolling = performance.now() < streamAt
    const before = position
    const ending = isPolling
      ? await poll({ person, after: position, signal, hear: heard, askMs: times.askMs })
      : await listen({ person, after: position, signal, hear: heard, silenceMs: times.silenceMs })
    if (signal.aborted) return
    if (isSuccess(ending) || position !== before) failures = 0
    else failures += 1
    if (isRefused(ending)) return onOver('refused')
    if (isOver(ending)) onOver('ended')
    // Once may be the network; twice in a row is something on the way.
    if (!isPolling && mustPoll(ending, failures)) streamAt = performance.now() + pollingMs(ending, times)
    await pause(waitMs(ending, { failures, times, isPolling }), signal)
  }
}

/** With what makes calls, so that neither is fetched twice. */
async function listen(how: Parameters<typeof readStream>[0]): Promise<Ending> {
  const loaded = await import('../call/exchange.ts').catch(() => null)
  return loaded === null ? { how: 'lost' } : loaded.readStream(how)
}

function isOver(ending: Ending) {
  return ending.how === 'told' && ending.why === 'session'
}

function isRefused(ending: Ending) {
  return ending.how === 'refused' && ending.status === 401
}

function isSuccess({ how }: Ending) {
  return how === 'told'
}

/** What keeps streams back answers nothing; and a person who has too many of them is to leave the others theirs. */
function mustPoll(ending: Ending, failures: number) {
  if (ending.how === 'silent') return true
  if (ending.how === 'refused') return ending.status === 429
  return ending.how === 'told' ? ending.why === 'many' : failures >= 5
}

/** What was only lost may have been a restart of the server: then all come back soon, and not at once. */
function pollingMs({ how }: Ending, { longestMs, streamAgainMs }: Times) {
  return how === 'lost' ? longestMs * (0.5 + Math.random()) : streamAgainMs
}

const overReasons = ['session', 'expired']

type Waiting = { failures: number; times: Times; isPolling: boolean }

/** With a part by chance, so that those who were cut off together do not come back together. */
function waitMs(ending: Ending, { failures, times, isPolling }: Waiting) {
  const byChance = 0.5 + Math.random()
  if (ending.how === 'told' && ending.why === 'polled') return times.pollMs * byChance
  // Until then the page has found out by a call whether there is still a person to listen for; or, after time has run
  // out, the server says so, if nothing was done in another tab meanwhile.
  if (ending.how === 'told' && overReasons.includes(ending.why)) return times.overMs * byChance
  if (ending.how === 'told') return ending.waitMs + 50 * byChance
  const growing = Math.min(times.longestMs, times.retryMs * 2 ** Math.max(0, failures - 1)) * byChance
  if (ending.how !== 'refused') return isPolling ? Math.max(growing, times.pollMs) : growing
  const isPassing = ending.status >= 500 || ending.status === 429
  return Math.max(ending.waitMs * byChance, isPassing ? growing : times.refusedMs * byChance)
}

type Polling = Pick<Connecting, 'person' | 'after' | 'signal' | 'hear'> & Pick<Times, 'askMs'>

async function poll({ person, after, signal, hear, askMs }: Polling): Promise<Ending> {
  try {
    const options = { signal, skipAuthRedirect: true, timeoutMs: askMs } as const
    const { isReset, list, ...now } = await call('listLive', { person, ...(after !== null && { after }) }, options)
    hear({ position: now.after, events: isReset ? null : list })
    return { how: 'told', why: 'polled', waitMs: 0 }
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 0) return { how: 'lost' }
    return { how: 'refused', status: error.status, waitMs: (Number(error.params['seconds']) || 0) * 1000 }
  }
}
