import { ProviderFailure } from './provider-failure.ts'

const failuresUntilOpen = 5
const openMs = 30_000
const remembered = 10_000

/**
 * After five failures in a row an app's messenger is not asked for half a minute: no call waits for it, and the calls
 * do not all ask it again at once. Each process finds out by itself.
 */
export function createBreaker(now: () => Date) {
  const states = new Map<string, { failures: number; openUntil: number }>()
  return async function guarded<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = states.get(key)
    if (known !== undefined && known.openUntil > now().getTime())
      throw new ProviderFailure('away', 'not asked for a while')
    try {
      const result = await work()
      states.delete(key)
      return result
    } catch (error) {
      // A messenger that refuses can be reached.
      if (!(error instanceof ProviderFailure) || error.kind !== 'away') states.delete(key)
      else note(key)
      throw error
    }
  }

  function note(key: string) {
    if (states.size >= remembered) states.clear()
    const failures = (states.get(key)?.failures ?? 0) + 1
    const openUntil = failures >= failuresUntilOpen ? now().getTime() + openMs : 0
    states.set(key, { failures, openUntil })
  }
}
