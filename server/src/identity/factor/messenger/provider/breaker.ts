import { ProviderFailure } from './provider-failure.ts'

const failuresUntilOpen = 5
const openMs = 30_000
const remembered = 10_000

const notAsked = 'not asked for a while'

/**
 * After five failures in a row an app's messenger is not asked for half a minute: no call waits for it, and the calls
 * do not all ask it again at once. Each process finds out by itself. `counts` says which failures these are.
 */
export function createBreaker(now: () => Date, counts = ({ kind }: ProviderFailure) => kind === 'away') {
  const states = new Map<string, { failures: number; openUntil: number }>()
  return async function guarded<T>(key: string, work: () => Promise<T>): Promise<T> {
    const known = states.get(key)
    if (known !== undefined && known.openUntil > now().getTime()) throw new ProviderFailure('away', notAsked)
    try {
      const result = await work()
      states.delete(key)
      return result
    } catch (error) {
      // A messenger that refuses can be reached; one that was not asked says nothing of itself.
      if (!(error instanceof ProviderFailure)) states.delete(key)
      else if (counts(error)) note(key)
      else if (error.detail !== notAsked) states.delete(key)
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
