import { useEffect, useRef, useState } from 'react'
import { call, follow } from '../call/call.ts'
import type { CallOptions } from '../call/call-options.ts'
import { isPassing } from '../call/passing.ts'
import { Problem, type CallInput, type CallName, type CallOutput } from '../contract/index.ts'

export type CallState<T> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; reload: () => void }
  | {
      status: 'done'
      data: T
      reload: () => void
      isRefreshing: boolean
      /** Why reading it again failed; the data is from before. Only with `keepPrevious`. */
      problem?: Problem | undefined
    }

type Options = {
  /** False holds the call back; the state stays `loading` until it turns true. Default true. */
  when?: boolean
  /**
   * True shows the last answer while another input is on its way, and when the same cannot be read again for a while:
   * for lists that page and filter.
   */
  keepPrevious?: boolean
  /** False where other code asks again what failed. Default true. */
  recovers?: boolean
  /** True for what several places of a page show, each by itself: it is sent once for all of them. */
  shares?: boolean
}

/** What is asked for when a place appears, and again by all of its places at one moment. */
const [freshMs, sameMomentMs] = [5000, 100]

type Answer<T> = { key: string; version: number } & ({ data: T; problem?: Problem } | { problem: Problem })

/**
 * Reads by a named call, again when the input changes. The old data stays while `reload()` runs;
 * what is no longer wanted is cancelled. What failed for a while is asked again by itself, and stands as it is meanwhile.
 *
 *     const list = useCall('listEnterprises', { iSearch }, { keepPrevious: true })
 *     if (list.status === 'failed') return <ProblemNotice problem={list.problem} onRetry={list.reload} />
 *     if (list.status === 'loading') return <ListSkeleton />
 */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options: Options = {},
): CallState<CallOutput<N>> {
  const { when = true, keepPrevious = false, recovers = true, shares } = options
  const key = `${name} ${JSON.stringify(input)}`
  const [version, setVersion] = useState(0)
  // Counts what is asked again by itself, so that the page shows nothing of it.
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Answer<CallOutput<N>> | null>(null)

  useEffect(() => {
    if (!when) return
    const sharedMs = shares ? (version + turn > 0 ? sameMomentMs : freshMs) : undefined
    return startCall(name, input, {
      sharedMs,
      onOutcome: (outcome) =>
        setAnswer((last) => answerAfter(keepPrevious ? last : null, { key, version, ...outcome })),
    })
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for name and input: an equal input that is newly made is not asked for again
  }, [key, version, turn, when])

  const settled = recovers && when && answer?.key === key ? answer : null
  const failures = useRef(0)
  useEffect(() => {
    if (!settled) return
    const stop = new AbortController()
    void follow(settled.problem, { failures, signal: stop.signal, run: () => setTurn((last) => last + 1) })
    return () => stop.abort()
  }, [settled])

  const reload = () => setVersion((last) => last + 1)
  const isCurrent = answer?.key === key && answer.version === version
  if (!answer || (answer.key !== key && !keepPrevious)) return { status: 'loading' }
  if ('data' in answer) {
    const problem = answer.key === key ? answer.problem : undefined
    return { status: 'done', data: answer.data, problem, reload, isRefreshing: !isCurrent }
  }
  return isCurrent ? { status: 'failed', problem: answer.problem, reload } : { status: 'loading' }
}

/** What was loaded stays when it cannot be read again for a while; a refusal for good takes it away. */
function answerAfter<T>(last: Answer<T> | null, next: Answer<T>): Answer<T> {
  if ('data' in next || !last || !('data' in last) || last.key !== next.key || !isPassing(next.problem)) return next
  return { ...next, data: last.data }
}

type Outcome<T> = { data: T } | { problem: Problem }

/** Starts after a microtask, so that the mount, unmount and mount again of strict mode asks once. */
function startCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  { sharedMs, onOutcome }: { sharedMs: number | undefined; onOutcome: (outcome: Outcome<CallOutput<N>>) => void },
) {
  const controller = new AbortController()
  const { signal } = controller
  queueMicrotask(async () => {
    if (signal.aborted) return
    const outcome = await settle(name, input, { signal, sharedMs })
    if (!signal.aborted) onOutcome(outcome)
  })
  return () => controller.abort()
}

/** A named call as a value instead of a throw; what is not a Problem is a fault of the code and is thrown on. */
export async function settle<N extends CallName>(
  name: N,
  input: CallInput<N>,
  options?: CallOptions,
): Promise<Outcome<CallOutput<N>>> {
  try {
    return { data: await call(name, input, options) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    return { problem: new Problem('internal', {}, { cause: error }) }
  }
}
