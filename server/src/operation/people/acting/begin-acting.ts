import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { lockManageableUser, refuseUnlessRoot } from '../../../identity/session/manageable-user.ts'
import { actingLife } from '../../../identity/session/session-life.ts'
import { isOpenTo } from '../../../identity/session/space-status.ts'
import { endActings, findPlace, insertActing, insertActingSession } from './queries.ts'

type Wanted = CallParsed<'beginActing'>

/**
 * Both accounts are locked, so of two calls that begin at once the second ends what the first has begun, and neither
 * person is suspended meanwhile. The operator's session stays as it is; its cookie, too.
 */
export async function beginActing(wanted: Wanted, context: Context) {
  const { db, now, services, cookies } = context
  await refuseUnfit(wanted, context)
  const { userId: operatorId } = sessionOf(context)
  await endActings(db, { of: { operatorId }, now })
  const { id, until, session } = await insert(wanted, context)
  await tellBoth(wanted, id, context)
  const csrf = services.secrets.csrfToken(session.id)
  cookies.beginActing({ token: session.token, csrf, entId: wanted.entid })
  return { entid: wanted.entid, until: until.toISOString() }
}

export async function checkActing(wanted: CallParsed<'checkActing'>, context: Context) {
  await refuseUnfit(wanted, context)
  return {}
}

async function refuseUnfit({ userid, entid }: CallParsed<'checkActing'>, context: Context) {
  const user = await lockManageableUser(userid, context)
  await refuseUnlessRoot(context)
  if (user.platform_type !== null) throw new Problem('actingNotForStaff')
  const place = await findPlace(context.db, { userId: userid, entId: entid })
  const isLetIn = place !== undefined && isOpenTo(place, context.now)
  if (user.status !== 'active' || !isLetIn) throw new Problem('actingNotOpen')
  if (place.acting_forbidden) throw new Problem('actingForbidden', { name: place.name })
}

async function insert({ userid: userId, entid: entId, reason }: Wanted, context: Context) {
  const { db, now, newId, visitor } = context
  const own = sessionOf(context)
  const [id, session] = [newId(), { id: newId(), token: newToken() }]
  const until = new Date(now.getTime() + actingLife.absoluteMs)
  await insertActing(db, { id, userId, entId, operatorId: own.userId, ownSessionId: own.id, reason, now, until })
  const idleUntil = new Date(now.getTime() + actingLife.idleMs)
  await insertActingSession(db, { ...session, ...visitor, actingId: id, userId, entId, now, until, idleUntil })
  return { id, until, session }
}

/** Logs what the operator did in the platform's log, and as whom in the enterprise's own; the reason is in both. */
async function tellBoth({ userid, entid, reason }: Wanted, acting: string, context: Context) {
  const act = { action: 'beginActing', targetKind: 'user', targetId: userid } as const
  const diff = { acting, entid, reason }
  await recordAct(context, { ...act, entId: entid, diff })
  await recordAct(context, { ...act, entId: null, diff })
}
