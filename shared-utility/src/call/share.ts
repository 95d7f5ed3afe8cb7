import { spaceOf } from '../model/space-path.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { callHooks } from './hooks.ts'

type Kept = { askedAt: number; answer: Promise<unknown> }

/** Answers by the `fetch` that was used: the fake of one test is not kept for the next one. */
let kept = new WeakMap<typeof globalThis.fetch, Map<string, Kept>>()

/**
 * Answers what another place of this page has asked for within the last `maxAgeMs`, for the same person at the same prefix, unless
 * this page has changed anything since. A failure is not kept.
 */
export function shared<T>(key: string, maxAgeMs: number, send: () => Promise<T>): Promise<T> {
  const hooks = callHooks()
  const session = atriumStore.get(sessionAtom)
  const own = kept.get(hooks.fetch) ?? new Map<string, Kept>()
  kept.set(hooks.fetch, own)
  const whole = JSON.stringify([session?.userId, session?.curEntId, spaceOf(hooks.location().pathname), key])
  const found = own.get(whole)
  // The schema of the call has looked at it: the key names the call.
  if (found && performance.now() - found.askedAt <= maxAgeMs) return found.answer as Promise<T>
  const answer = send()
  const entry = { askedAt: performance.now(), answer }
  own.set(whole, entry)
  answer.catch(() => own.get(whole) === entry && own.delete(whole))
  return answer
}

/** Forgets all answers: something may have changed. */
export function forgetShared() {
  kept = new WeakMap()
}
