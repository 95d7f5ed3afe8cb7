import type { Admission, IncomingCall } from '../incoming-call.ts'
import { account } from './account.ts'
import { acting } from './acting.ts'
import { crossSite } from './cross-site.ts'
import { deployToken } from './deploy-token.ts'
import { fields } from './fields.ts'
import { input } from './input.ts'
import { maintenance } from './maintenance.ts'
import { ofSession } from './of-session.ts'
import { operatorNetwork } from './operator-network.ts'
import { passwordDue } from './password-due.ts'
import { rank } from './rank.ts'
import { readOnly } from './read-only.ts'
import { rights } from './rights.ts'
import { signedIn } from './signed-in.ts'
import { space } from './space.ts'
import { stepUp } from './step-up.ts'
import { twoStep } from './two-step.ts'
import { whiteList } from './white-list.ts'

/** Refuses a call by throwing a problem, or lets it pass. */
type Gate = (asked: IncomingCall) => void | Promise<void>

/** Those that decide by the session alone whether it may make the call. A stream asks them again while it is open. */
const admission = [signedIn, ...[readOnly, acting, passwordDue, space, twoStep, rights].map(ofSession)]

/**
 * Every call passes these, one after the other, before its handler runs.
 *
 * The order decides which refusal a caller gets who would be refused for several reasons. First comes what closes the
 * whole portal; then who calls, what their session may do at all, and where; then what was sent, which a caller who may
 * not come in is told nothing about. Step-up is last: a person confirms only what is not refused anyway.
 */
export const gates: readonly Gate[] = [
  maintenance,
  operatorNetwork,
  deployToken,
  ...admission,
  crossSite,
  fields,
  input,
  account,
  whiteList,
  rank,
  stepUp,
]

/** Throws the problem by which this session may not make the call. */
export function admit(asked: Admission) {
  for (const gate of admission) gate(asked)
}
