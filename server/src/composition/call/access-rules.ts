import { Problem, UserType, type Call, type Mark } from '@atrium/shared-utility/contract'
import type { Session, Space } from '../../foundation/context/context.ts'
import { isTokenAccess } from '../../foundation/context/token-access.ts'
import type { Deployer } from '../../foundation/context/deployer.ts'
import type { Scope } from '../../foundation/db/scope.ts'
import type { Caller } from '../../identity/session/session-from.ts'
import { isOfAccount } from '../../identity/two-step-rule/account-calls.ts'
import { isChange, refuseWhileActing } from './acting-rules.ts'
import { closedProblem } from '../../identity/session/space-status.ts'
import { isHeldByTwoStep } from '../../identity/two-step-rule/rule.ts'

/** Who calls and where, once that is allowed. */
export type Admitted = { session: Session | null; space: Space | null; deployer: Deployer | null }

const stepUpFreshMs = 5 * 60_000
const spaceFields = ['entid', 'entId', 'enterId', 'currentEntId']

/**
 * The rules of `access` and `space`, for every call alike. An enterprise that does not exist, and one that is
 * somebody else's, are refused in the same words.
 */
export function admitCaller(call: Call, caller: Caller, now: Date): Admitted {
  if (call.access === 'public') return { session: sessionFor(call, caller), space: spaceIfOpen(caller), deployer: null }
  // Whoever is signed in is nobody there: see `admitDeployer`.
  if (isTokenAccess(call.access)) throw new Problem('deployTokenInvalid')
  const { session } = caller
  if (session === null) throw new Problem(caller.over === undefined ? 'signInRequired' : 'actingOver')
  const isBeyondReading = isChange(call) || call.space === 'none' || call.account !== undefined
  if (session.isReadOnly && isBeyondReading) throw new Problem('readOnlyAccess')
  refuseWhileActing(call, session)
  if (session.isPasswordDue && call.whilePasswordDue !== true) throw new Problem('passwordChangeRequired')
  const mayCall = call.access === 'session' || call.access.includes(session.userType)
  // Outside of any enterprise the type is the platform's, and says enough.
  if (!mayCall && caller.space.status === 'none') throw barredProblem(caller, 'forbidden')
  const space = call.fromAnywhere === true ? spaceIfOpen(caller) : admitToSpace(call, caller)
  // Whoever must change the password first does that before a second factor is asked for.
  const rule = isOfAccount(call) ? session.accountTwoStep : session.twoStep
  const isAsked = !session.isPasswordDue && call.beforeTwoStep !== true
  if (isAsked && isHeldByTwoStep(rule, session, now)) throw new Problem('twoStepRequired')
  if (!mayCall) throw new Problem('forbidden')
  if (call.rootOnly === true && !session.isRoot) throw new Problem('rootRequired')
  return { session, space, deployer: null }
}

// What anybody may do is open to whoever only looks, but never in the name of the person for whom they look.
function sessionFor(call: Call, { session }: Caller) {
  return (session?.isReadOnly === true || session?.acting) && isChange(call) ? null : session
}

/** A call of an enterprise may name it again in its fields, but never another one. */
export function refuseOtherSpace(call: Call, { space }: Admitted, fields: Record<string, unknown>) {
  if (call.space === 'none' || call.access === 'public') return
  for (const name of spaceFields) {
    if (Object.hasOwn(fields, name) && fields[name] !== space?.entId) throw new Problem('spaceDenied')
  }
}

/** Whoever says who the people of one enterprise are must not get at the rest of what they have. */
export function refuseOutOfReach({ account }: Call, { session }: Admitted, input: Record<string, unknown>) {
  if (session?.isLimited === true && isMarked(account, input)) throw new Problem('accountOutOfReach')
}

/** Asked last, so that nobody confirms who they are for what is refused anyway. */
export function refuseWithoutStepUp(
  { access, stepUp }: Call,
  { session }: Admitted,
  { input, now }: { input: Record<string, unknown>; now: Date },
) {
  // Whoever is not signed in has nothing to confirm: the call itself says that it needs a proof.
  if (session === null && access === 'public') return
  if (isMarked(stepUp, input) && (session === null || !isFresh(session, now))) throw new Problem('stepUpRequired')
}

/** Whether a mark of the contract holds for this input. */
function isMarked(mark: Mark | undefined, input: Record<string, unknown>) {
  if (mark === undefined || mark === true) return mark === true
  // A flag that is not sent is false.
  if ('without' in mark) return mark.without.every((field) => input[field] === undefined || input[field] === false)
  return Object.entries(mark.when).some(([field, value]) =>
    typeof value === 'string' ? input[field] === value : input[field] !== undefined,
  )
}

/**
 * Platform-wide and public calls read across enterprises; all others only in theirs. Whatever is opened to SaaS
 * administrators shows them what is in their care and no more: the database sees to it, so no handler can forget it.
 */
export function scopeOf(call: Call, { session, space }: Admitted): Scope {
  if (session?.userType === UserType.saasAdministrator && isOpenedTo(call, session.userType))
    return { as: 'care', userId: session.userId }
  // Whoever only looks as somebody has a transaction that the database lets write nothing, whatever a call does.
  const isReadOnly = session?.acting?.mayChange === false
  if (call.space === 'none' || call.access === 'public') return { as: 'platform', isReadOnly }
  return { as: 'tenant', entId: space?.entId ?? null, userId: session?.userId ?? null, isReadOnly }
}

/** True for a call that names the type, not for one that any signed-in person may make for themselves. */
function isOpenedTo({ access }: Call, userType: UserType) {
  return typeof access !== 'string' && access.includes(userType)
}

function admitToSpace(call: Call, caller: Caller): Space | null {
  const { space } = caller
  switch (space.status) {
    case 'denied':
      throw barredProblem(caller, 'spaceDenied')
    case 'suspended':
      // What is the person's own goes on: another enterprise can be joined, a password changed.
      if (call.space === 'none' && call.access !== 'public') return null
      throw barredProblem(caller, 'spaceSuspended')
    case 'none':
      if (call.space === 'required') throw barredProblem(caller, 'spaceDenied')
      return null
    case 'readonly':
      // A call of no enterprise, such as changing one's own password, changes nothing in this one; and whoever may read
      // must be able to pass two-step verification for it.
      if (call.method !== 'GET' && call.space !== 'none' && call.beforeTwoStep !== true)
        throw new Problem('spaceReadonly')
      return { entId: space.entId }
    case 'open':
      return { entId: space.entId }
  }
}

/** Whom the enterprise knows is told what has become of them there; to anybody else it is as if there were none. */
function barredProblem({ session }: Caller, otherwise: 'forbidden' | 'spaceDenied' | 'spaceSuspended') {
  if (!session?.barred) return new Problem(otherwise)
  const { why, at, name } = session.barred
  if (why === 'membershipSuspended' || why === 'membershipEnded') return new Problem(why, { name })
  return closedProblem({ why, at }, name)
}

function spaceIfOpen({ space }: Caller): Space | null {
  return space.status === 'open' || space.status === 'readonly' ? { entId: space.entId } : null
}

/** True when the person was confirmed a moment ago: what a call marked step-up asks for. */
function isFresh({ stepUpAt }: Session, now: Date) {
  return stepUpAt !== null && now.getTime() - stepUpAt.getTime() < stepUpFreshMs
}
