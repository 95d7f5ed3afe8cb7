import { Problem, userType, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { closedProblem, closedWhy } from '../../../identity/session/space-status.ts'
import { findLanding } from '../../../identity/session/landing.ts'
import { listMemberships } from '../../../identity/session/queries.ts'
import { renewSession } from '../../../identity/session/renew-session.ts'
import { noteUse } from './queries.ts'

/** One's own enterprise, and one that lets its people in: another is refused as if it did not exist. */
export async function switchEnterprise({ entId }: CallParsed<'switchEnterprise'>, context: Context) {
  const { db, now, config, services } = context
  const { userId, onlyIn } = sessionOf(context)
  const membership = (await listMemberships(db, userId)).find((one) => one.ent_id === entId)
  if (membership === undefined || (onlyIn !== null && onlyIn !== entId)) throw new Problem('spaceDenied')
  const closed = closedWhy(membership, now)
  if (closed !== null) throw closedProblem(closed, membership.name)
  const id = await renewSession(context, () => ({ ent_id: entId }))
  await noteUse(db, { entId, userId, now })
  await recordAct(context, { action: 'switchEnterprise', targetKind: 'enterprise', targetId: entId, entId })
  const place = { userId, userType: userType.parse(membership.user_type), entId }
  const { loginHomepage } = await findLanding(place, { db, config, maintenance: await services.maintenance.read() })
  return { token: { accessToken: services.secrets.csrfToken(id), entId }, loginHomepage }
}
