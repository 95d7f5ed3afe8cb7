import { loadTwoStep } from '@atrium/shared-utility'
import { twoStepPath } from '@atrium/shared-utility/model'
import type { LoginStatus, TwoStepState } from '@atrium/shared-utility/contract'
import { needsTwoStep } from './guards.ts'
import type { Visit } from './visit.ts'

type KeyedState = { key: string; state: TwoStepState }

let known: KeyedState | null = null
/** The session that the verification page was open with: what it brought along may no longer hold. */
let outdated: LoginStatus | null = null

/**
 * The two-step state of this session: as the session brought it, or else asked for, once per person and enterprise,
 * and again after the verification page was open. Null when it is not needed or could not be fetched: then the next
 * navigation asks again.
 */
export async function twoStepFor(visit: Visit, session: LoginStatus) {
  if (visit.path === twoStepPath) forget(session)
  if (!needsTwoStep(visit, session)) return null
  const found = find(session)
  if (found) return found.state
  const state = await loadTwoStep()
  if (state !== null) known = { key: keyOf(session), state }
  return state
}

/** True when `twoStepFor` would have to ask the server. */
export function isTwoStepUnknown(visit: Visit, session: LoginStatus) {
  return needsTwoStep(visit, session) && find(session) === null
}

/** What is known without asking. */
export function knownTwoStep(session: LoginStatus) {
  return find(session)?.state ?? null
}

function find(session: LoginStatus): KeyedState | null {
  const key = keyOf(session)
  if (known?.key === key) return known
  return session.twoStep && session !== outdated ? { key, state: session.twoStep } : null
}

function forget(session: LoginStatus) {
  known = null
  outdated = session
}

function keyOf({ userId, curEntId }: LoginStatus) {
  return `${userId} ${curEntId}`
}
