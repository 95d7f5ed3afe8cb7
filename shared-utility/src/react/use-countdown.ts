import type { Problem } from '../contract/problems.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** Whole seconds until the lock that this problem speaks of ends; 0 when it speaks of none. */
export function useCountdown(problem: Problem | null) {
  const seconds = problem?.code === 'tooManyAttempts' ? Number(problem.params['seconds'] ?? 0) : 0
  return useSecondsLeft(seconds, problem)
}
