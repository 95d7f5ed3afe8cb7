import { useEffect, useEffectEvent, useState } from 'react'
import type { CallInput, CallName, CallOutput, Problem } from '../contract/index.ts'
import { useCall, type CallState } from './use-call.ts'

type Polling<T> = {
  /** Milliseconds between an answer and the next question; a function makes it depend on the count of answers. */
  everyMs: number | ((answers: number) => number)
  /** True ends the polling. Without it the polling lasts as long as the component. */
  until?: (data: T) => boolean
  /** True for a failure that asking again would not mend: it ends the polling, and is what is answered. */
  isFinal?: (problem: Problem) => boolean
}

/**
 * Reads by a named call again and again, until it is done. The last answer stays while a later question
 * is under way or fails; a hidden tab asks nothing, and asks at once when it is seen again.
 *
 *     const progress = usePolling('getEnterpriseProgress', { entid }, { everyMs: 1000, until: (now) => now.status === 'done' })
 */
export function usePolling<N extends CallName>(
  name: N,
  input: CallInput<N>,
  polling: Polling<CallOutput<N>>,
): CallState<CallOutput<N>> {
  const state = useCall(name, input, { recovers: false })
  const [answers, setAnswers] = useState(0)
  const last = useLastData(state, `${name} ${JSON.stringify(input)}`)
  const isLost = state.status === 'failed' && (polling.isFinal?.(state.problem) ?? false)
  const isOver = isLost || (state.status === 'done' && (polling.until?.(state.data) ?? false))
  const isSettled = state.status === 'failed' || (state.status === 'done' && !state.isRefreshing)

  const askAgain = useEffectEvent(() => {
    setAnswers((count) => count + 1)
    if (state.status !== 'loading') state.reload()
  })
  const waitMs = useEffectEvent(() =>
    typeof polling.everyMs === 'number' ? polling.everyMs : polling.everyMs(answers),
  )
  useEffect(
    () => (isSettled && !isOver ? whenSeen(waitMs(), () => askAgain()) : undefined),
    [isSettled, isOver, answers],
  )

  if (state.status === 'failed' && last && !isLost)
    return { status: 'done', data: last.data, reload: state.reload, isRefreshing: true }
  if (state.status === 'loading' && last)
    return { status: 'done', data: last.data, reload: () => undefined, isRefreshing: true }
  return state
}

type Last<T> = { key: string; data: T }

/** What was last answered for this input, kept over a failure of a later question. */
function useLastData<T>(state: CallState<T>, key: string): Last<T> | null {
  const [last, setLast] = useState<Last<T> | null>(null)
  if (state.status === 'done' && (last?.key !== key || last.data !== state.data)) setLast({ key, data: state.data })
  return last?.key === key ? last : null
}

/** Runs once after the time, or, in a hidden tab, as soon as the tab is seen after it. Returns the way to call it off. */
function whenSeen(ms: number, run: () => void) {
  const handleChange = () => {
    if (document.hidden) return
    stop()
    run()
  }
  const stop = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', handleChange)
  }
  const timer = setTimeout(() => {
    if (document.hidden) document.addEventListener('visibilitychange', handleChange)
    else run()
  }, ms)
  return stop
}
