import type { Problem } from '../contract/problem/problems.ts'

/**
 * True for a failure that is likely to be over by itself: the call is made again, and what was loaded stays meanwhile.
 */
export function isPassing({ status }: Problem) {
  return status === 0 || status === 429 || status >= 500
}
