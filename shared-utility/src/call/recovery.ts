import type { Problem } from '../contract/problem/problems.ts'
import { isPassing } from './passing.ts'

const firstPauseMs = 4000
const longestPauseMs = 60_000
/** All that failed on a page comes back within this time once one of it has. */
const spreadMs = 1000
const hiddenMs = 1000

const waiting = new Set<() => void>()

/** A question to the server that may have to be repeated. */
export type Question = {
  /** How often in a row it has failed; counted here. */
  failures: { current: number }
  /** The question is no longer wanted. */
  signal: AbortSignal
  run: () => void
}

/**
 * Repeats a failed question: with growing pauses, each with a part by chance, so that ten thousand pages do not overrun
 * a server that has just come back; at once when the browser says that there is a network, and soon when something else
 * on the page was read again.
 */
export function recover(problem: Problem | undefined, question: Question) {
  const { failures, signal } = question
  if (signal.aborted) return
  if (problem === undefined && failures.current > 0) for (const turn of waiting) turn()
  const isWaiting = problem !== undefined && isPassing(problem)
  failures.current = isWaiting ? failures.current + 1 : 0
  if (isWaiting) waitForTurn(pauseMs(problem, failures.current), question)
}

function waitForTurn(ms: number, { signal, run }: Question) {
  let timer = setTimeout(turn, ms)
  // A hidden tab asks when it is seen again.
  function turn() {
    if (document.hidden) again(hiddenMs)
    else run()
  }
  function again(sooner: number) {
    clearTimeout(timer)
    timer = setTimeout(turn, sooner)
  }
  const handleOthers = () => again(Math.random() * spreadMs)
  const handleOnline = () => again(0)
  waiting.add(handleOthers)
  window.addEventListener('online', handleOnline)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    waiting.delete(handleOthers)
    window.removeEventListener('online', handleOnline)
  })
}

function pauseMs({ params }: Problem, failures: number) {
  const growing = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + Math.random())
  return Math.max(growing, (Number(params['seconds']) || 0) * 1000)
}
