import { Problem } from '@atrium/shared-utility/contract'

/** The refusal of this work; null when it is let through. */
export function problemOf(work: () => unknown): Problem | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
