import { Problem } from '@atrium/shared-utility/contract'

/** What this is refused with; null when it is let through. */
export function problemOf(work: () => unknown): Problem | null {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}
