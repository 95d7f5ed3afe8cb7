import { loadTwoStep } from '@atrium/shared-utility'
import { twoStepPath } from '@atrium/shared-utility/model'
import type { LoginStatus, TwoStepState } from '@atrium/shared-utility/contract'
import { needsTwoStep } from './guards.ts'
import type { Visit } from './visit.ts'

type Known = { key: string; state: TwoStepState | null }

let known: Known | null = null

/**
 * The two-step state of this session, asked for once per person and enterprise, and again after the verification
 * page was open. Null when it is not needed or could not be fetched.
 */
export async function twoStepFor(visit: Visit, session: LoginStatus) {
  if (visit.path === twoStepPath) known = null
  if (!needsTwoStep(visit, session)) return null
  const key = keyOf(session)
  if (known?.key !== key) known = { key, state: await loadTwoStep() }
  return known.state
}

/** True when `twoStepFor` would have to ask the server. */
export function isTwoStepUnknown(visit: Visit, session: LoginStatus) {
  return needsTwoStep(visit, session) && known?.key !== keyOf(session)
}

/** What is known without asking. */
export function knownTwoStep(session: LoginStatus) {
  return known?.key === keyOf(session) ? known.state : null
}

function keyOf({ userId, curEntId }: LoginStatus) {
  return `${userId} ${curEntId}`
}
