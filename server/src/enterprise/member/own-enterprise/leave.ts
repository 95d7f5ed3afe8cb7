import { Problem, UserType, userType, type CallParsed } from '@atrium/shared-utility/contract'
import { loginPath } from '@atrium/shared-utility/model'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { endSession, endVouchedSessions } from '../../../identity/session/end-sessions-query.ts'
import { findLanding } from '../../../identity/session/landing.ts'
import { lockOwn } from '../../../identity/session/lock-account.ts'
import { findEnterprise, listMemberships } from '../../../identity/session/queries.ts'
import { renewSession } from '../../../identity/session/renew-session.ts'
import { isOpenTo } from '../../../identity/session/space-status.ts'
import { endMembership, lockAdministrators } from '../member/queries.ts'
import { passOwnership, selectLeaver } from './leave-query.ts'

/**
 * A person takes themselves out; what they did there stays. A person who may administer it has to be left, so the
 * administrators' rows are locked: of the last two who leave at once, the second finds that they are the last. A
 * membership that is suspended stays, for an invitation would bring back a person who had left (docs/decisions/052).
 */
export async function leaveEnterprise({ entId }: CallParsed<'leaveEnterprise'>, context: Context) {
  const { db, now } = context
  const { userId, id } = sessionOf(context)
  await lockOwn(context)
  await lockAdministrators(db, entId)
  const heir = await refuseNeeded({ entId, userId }, context)
  if (heir !== null) await passOwnership(db, { entId, from: userId, to: heir })
  await endMembership(db, { entId, userId, now })
  await endVouchedSessions(db, { entId, userIds: [userId], except: id, reason: 'left', now })
  const act = { action: 'leaveEnterprise', targetKind: 'user', targetId: userId, entId } as const
  await recordAct(context, { ...act, diff: heir === null ? {} : { owner: heir } })
  return goOn(entId, context)
}

/** The owner of the enterprise from now on; null where it was not theirs. */
async function refuseNeeded(of: { entId: string; userId: string }, { db }: Context) {
  const leaver = await selectLeaver(db, of)
  if (leaver === undefined) throw new Problem('spaceDenied')
  const { name, status, user_type: type, is_owner: isOwner, heir_id: heir } = leaver
  if (status !== 'active') throw new Problem('membershipSuspended', { name })
  if ((isOwner || type === UserType.administrator) && heir === null) throw new Problem('lastAdministrator', { name })
  return isOwner ? heir : null
}

/** In the enterprise where one is, else in another one, else in none; a session that this one has opened is over. */
async function goOn(entId: string, context: Context) {
  const { db, now, cookies, config, services } = context
  const { userId, userType: type, entId: current, onlyIn } = sessionOf(context)
  if (onlyIn === entId) {
    if (cookies.sessionToken !== null) await endSession(db, { token: cookies.sessionToken, reason: 'left', now })
    cookies.clearSession()
    return { loginHomepage: loginPath, isSignedOut: true, worksIn: null }
  }
  const next = current === entId ? await otherPlace(context) : { entId: current, userType: type }
  if (current === entId) await renewSession(context, () => ({ ent_id: next.entId }))
  const maintenance = await services.maintenance.read()
  const { loginHomepage } = await findLanding({ userId, ...next }, { db, config, maintenance })
  const place = next.entId === null ? undefined : await findEnterprise(db, next.entId)
  return { loginHomepage, isSignedOut: false, worksIn: place?.name ?? null }
}

async function otherPlace({ db, now, ...context }: Context) {
  const { userId } = sessionOf({ db, now, ...context })
  const other = (await listMemberships(db, userId)).find((one) => isOpenTo(one, now))
  if (other === undefined) return { entId: null, userType: UserType.member }
  return { entId: other.ent_id, userType: userType.parse(other.user_type) }
}
