import { useEffect, useState } from 'react'
import { call } from '../call/call.ts'
import { Problem, type CallInput, type CallName, type CallOutput } from '../contract/index.ts'

export type CallState<T> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem; reload: () => void }
  | { status: 'done'; data: T; reload: () => void; isRefreshing: boolean }

type Options = {
  /** False holds the call back; the state stays `loading` until it turns true. Default true. */
  when?: boolean
  /** True shows the last answer while another input is on its way: for lists that page and filter. */
  keepPrevious?: boolean
}

type Answer<T> = { key: string; version: number } & ({ data: T } | { problem: Problem })

/**
 * Reads by a named call, again when the input changes. The old data stays while `reload()` runs;
 * what is no longer wanted is cancelled.
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
  const { when = true, keepPrevious = false } = options
  const key = `${name} ${JSON.stringify(input)}`
  const [version, setVersion] = useState(0)
  const [answer, setAnswer] = useState<Answer<CallOutput<N>> | null>(null)

  useEffect(() => {
    if (!when) return
    return startCall(name, input, (outcome) => setAnswer({ key, version, ...outcome }))
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for name and input: an equal input that is newly made is not asked for again
  }, [key, version, when])

  const reload = () => setVersion((last) => last + 1)
  const isCurrent = answer?.key === key && answer.version === version
  if (!answer || (answer.key !== key && !keepPrevious)) return { status: 'loading' }
  if ('data' in answer) return { status: 'done', data: answer.data, reload, isRefreshing: !isCurrent }
  return isCurrent ? { status: 'failed', problem: answer.problem, reload } : { status: 'loading' }
}

type Outcome<T> = { data: T } | { problem: Problem }

/** Starts after a microtask, so that the mount, unmount and mount again of strict mode asks once. */
function startCall<N extends CallName>(
  name: N,
  input: CallInput<N>,
  onOutcome: (outcome: Outcome<CallOutput<N>>) => void,
) {
  const controller = new AbortController()
  const { signal } = controller
  queueMicrotask(async () => {
    if (signal.aborted) return
    const outcome = await settle(name, input, signal)
    if (!signal.aborted) onOutcome(outcome)
  })
  return () => controller.abort()
}

/** A named call as a value instead of a throw; what is not a Problem is a fault of the code and is thrown on. */
export async function settle<N extends CallName>(
  name: N,
  input: CallInput<N>,
  signal?: AbortSignal,
): Promise<Outcome<CallOutput<N>>> {
  try {
    return { data: await call(name, input, { signal }) }
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    return { problem: new Problem('internal', {}, { cause: error }) }
  }
}
