import { useRef, useState } from 'react'
import type { CallInput, CallName, CallOutput, Problem } from '../contract/index.ts'
import { settle } from './use-call.ts'

export type ActionState<T> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'failed'; problem: Problem }
  | { status: 'done'; data: T }

/** How one run ended. */
export type ActionResult<T> = { status: 'failed'; problem: Problem } | { status: 'done'; data: T }

export type Action<N extends CallName> = ActionState<CallOutput<N>> & {
  /** Never throws. While a run is under way a second one is not started: it gets the first one's result. */
  run: (input: CallInput<N>) => Promise<ActionResult<CallOutput<N>>>
  /** Back to `idle`: the problem is no longer shown. */
  reset: () => void
}

/**
 * Does something by a named call, once per press.
 *
 *     const save = useAction('addEnterprise')
 *     const result = await save.run(values)
 *     if (result.status === 'done') onClose(result.data.entid)
 */
export function useAction<N extends CallName>(name: N): Action<N> {
  const [state, setState] = useState<ActionState<CallOutput<N>>>({ status: 'idle' })
  const running = useRef<Promise<ActionResult<CallOutput<N>>> | null>(null)

  const runOnce = async (input: CallInput<N>): Promise<ActionResult<CallOutput<N>>> => {
    setState({ status: 'pending' })
    const outcome = await settle(name, input)
    running.current = null
    const result: ActionResult<CallOutput<N>> =
      'data' in outcome ? { status: 'done', data: outcome.data } : { status: 'failed', problem: outcome.problem }
    setState(result)
    return result
  }

  const run = (input: CallInput<N>) => (running.current ??= runOnce(input))
  return { ...state, run, reset: () => setState({ status: 'idle' }) }
}
