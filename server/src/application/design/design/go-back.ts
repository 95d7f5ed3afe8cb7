import { mostFields, Problem, type CallParsed, type EntityBody } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { allProblems, bundleFor, liveOf, type Next, planFor, sendVersion } from './publish.ts'
import {
  findBuilt,
  lockBuilt,
  putResource,
  removeResource,
  selectEntities,
  selectRoles,
  selectViews,
  storeOrder,
  touchDraft,
} from './queries.ts'
import { findVersion } from './version-query.ts'

/** What going back to a former version would change in what is in force. */
export async function planGoingBack({ appId, number }: CallParsed<'planGoingBack'>, context: Context) {
  const found = await findBuilt(context.db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  const plan = await planFor(found, await formerOf({ appId, number, live: found.liveVersion }, context), context)
  return { ...plan, live: found.liveVersion ?? 0 }
}

/**
 * A new version that says what the former one said: it is planned and brought into force as any other. What came later is
 * hidden and keeps its values. The draft follows where its maker wants that.
 */
export async function goBackToVersion(asked: CallParsed<'goBackToVersion'>, context: Context) {
  const { appId, number, draft, live, resetsDraft } = asked
  const found = await lockBuilt(context.db, appId)
  if (found === undefined) throw new Problem('appNotFound')
  if (found.draft !== draft || found.liveVersion !== live) throw new Problem('draftMoved')
  const { entId } = spaceOf(context)
  const former = await formerOf({ appId, number, live }, context)
  const before = await liveOf(context.db, { entId, appId, number: live })
  if ((await allProblems(former, before, { appId, context })).length > 0) throw new Problem('draftIncomplete')
  if (resetsDraft) await resetDraft(appId, former, context)
  const target = { targetKind: 'application', targetId: appId, entId } as const
  await recordAct(context, { ...target, action: 'goBackToVersion', diff: { version: String(number) } })
  // Last of all: it is committed by itself. A draft that stays is another one than the version was made of.
  const madeOf = resetsDraft ? draft + 1 : -1
  const bundle = bundleFor(former, before)
  return { number: await sendVersion({ appId, draft: madeOf, note: '', backTo: number, bundle }, context) }
}

type Former = { appId: string; number: number; live: number | null }

/** One that was in force, and is not. */
async function formerOf({ appId, number, live }: Former, context: Context): Promise<Next> {
  const { entId } = spaceOf(context)
  const version = number === live ? undefined : await findVersion(context.db, { entId, appId, number })
  if (version?.state !== 'published') throw new Problem('notFound')
  const { entities, roles = [], views = [] } = version.bundle
  return { entities: entities.map(asResource), roles: roles.map(asResource), views: views.map(asResource) }
}

function asResource<R extends { uid: string }>({ uid, ...body }: R) {
  return { uid, body }
}

/** All that it shows and, as far as a draft has room, what it hides: the next version keeps the rest by itself. */
function drafted(body: EntityBody): EntityBody {
  const hidden = body.fields.filter(({ isHidden }) => isHidden)
  const beyond = new Set(hidden.slice(Math.max(0, mostFields - (body.fields.length - hidden.length))))
  return { ...body, fields: body.fields.filter((field) => !beyond.has(field)) }
}

async function resetDraft(appId: string, former: Next, context: Context) {
  const { db, now } = context
  const [{ entId }, { userId: by }] = [spaceOf(context), sessionOf(context)]
  const parts = [...(await selectEntities(db, appId)), ...(await selectRoles(db, appId))]
  const known = new Map([...parts, ...(await selectViews(db, appId))].map((one) => [one.uid, one]))
  const next = [
    ...former.entities.map(({ uid, body }) => ({ kind: 'entity', uid, body: drafted(body) }) as const),
    ...former.roles.map((one) => ({ kind: 'role', ...one }) as const),
    ...former.views.map((one) => ({ kind: 'view', ...one }) as const),
  ]
  for (const { uid, rev } of known.values())
    if (!next.some((one) => one.uid === uid)) await removeResource(db, { appId, uid, rev })
  for (const [index, one] of next.entries()) {
    // Those that come back stand after the others, in the order that they had.
    const at = new Date(now.getTime() + index)
    await putResource(db, { entId, appId, rev: known.get(one.uid)?.rev ?? 0, by, now: at, ...one })
  }
  await storeOrder(db, { appId, uids: former.entities.map(({ uid }) => uid) })
  await storeOrder(db, { appId, uids: former.views.map(({ uid }) => uid) })
  await touchDraft(db, appId, now)
}
