import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { refuseTooLarge } from '../design/draft.ts'
import { lockBuilt, putResource, removeResource, selectViews, storeOrder, touchDraft } from '../design/queries.ts'

const mostViews = 200

/** As entities are written: at once, against the revision that the change was made on. */
export async function putAppView({ appId, uid, rev, body }: CallParsed<'putAppView'>, context: Context) {
  const { db, now } = context
  await lock(appId, context)
  if (rev === 0 && (await selectViews(db, appId)).length >= mostViews)
    throw new Problem('tooManyAppViews', { count: mostViews })
  const { entId } = spaceOf(context)
  const by = sessionOf(context).userId
  if (!(await putResource(db, { kind: 'view', entId, appId, uid, rev, body, by, now })))
    throw new Problem('versionConflict')
  await refuseTooLarge(db, appId)
  await note('putAppView', { appId, name: body.label }, context)
  return { rev: rev + 1 }
}

export async function deleteAppView({ appId, uid, rev }: CallParsed<'deleteAppView'>, context: Context) {
  await lock(appId, context)
  const found = (await selectViews(context.db, appId)).find((one) => one.uid === uid)
  if (found === undefined || !(await removeResource(context.db, { appId, uid, rev })))
    throw new Problem('versionConflict')
  await note('deleteAppView', { appId, name: found.body.label }, context)
  return {}
}

/** Of one table, all of them: where another person has added one or taken one out meanwhile, the order is not theirs. */
export async function orderAppViews({ appId, entity, uids }: CallParsed<'orderAppViews'>, context: Context) {
  await lock(appId, context)
  const own = (await selectViews(context.db, appId)).filter(({ body }) => body.entity === entity)
  const isWhole = uids.length === own.length && own.every(({ uid }) => uids.includes(uid))
  if (!isWhole) throw new Problem('versionConflict')
  await storeOrder(context.db, { appId, uids })
  const labels = uids.flatMap((uid) => own.filter((one) => one.uid === uid).map(({ body }) => body.label))
  await note('orderAppViews', { appId, name: labels.join(', ').slice(0, 200) }, context)
  return {}
}

async function lock(appId: string, { db }: Context) {
  if ((await lockBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
}

type Edited = { appId: string; name: string }

async function note(
  action: 'putAppView' | 'deleteAppView' | 'orderAppViews',
  { appId, name }: Edited,
  context: Context,
) {
  await touchDraft(context.db, appId, context.now)
  const target = { targetKind: 'application', targetId: appId, entId: spaceOf(context).entId } as const
  await recordAct(context, { ...target, action, diff: { name } })
}
