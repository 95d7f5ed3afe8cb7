import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import {
  lockBuilt,
  putResource,
  removeResource,
  selectEntities,
  sizeOfDraft,
  storeOrder,
  touchDraft,
} from './queries.ts'
import { isTableElsewhere, lockTableUids } from './table-uid-query.ts'

const mostEntities = 200

/** Each edit is saved at once, against the revision that it was made on. */
export async function putEntity({ appId, uid, rev, body }: CallParsed<'putEntity'>, context: Context) {
  const { db, now } = context
  await lock(appId, context)
  const { entId } = spaceOf(context)
  if (rev === 0) await refuseNew({ entId, appId, uid }, db)
  const by = sessionOf(context).userId
  if (!(await putResource(db, { kind: 'entity', entId, appId, uid, rev, body, by, now })))
    throw new Problem('versionConflict')
  await refuseTooLarge(db, appId)
  await note('putEntity', { appId, name: body.label }, context)
  return { rev: rev + 1 }
}

async function refuseNew({ entId, appId, uid }: { entId: string; appId: string; uid: string }, db: Db) {
  if ((await selectEntities(db, appId)).length >= mostEntities)
    throw new Problem('tooManyEntities', { count: mostEntities })
  // Files of records say of which table they are by its uid alone.
  await lockTableUids(db, entId)
  if (await isTableElsewhere(db, { appId, uid })) throw new Problem('tableUidTaken')
}

export async function deleteEntity({ appId, uid, rev }: CallParsed<'deleteEntity'>, context: Context) {
  await lock(appId, context)
  const found = (await selectEntities(context.db, appId)).find((one) => one.uid === uid)
  if (found === undefined || !(await removeResource(context.db, { appId, uid, rev })))
    throw new Problem('versionConflict')
  await note('deleteEntity', { appId, name: found.body.label }, context)
  return {}
}

/** All of them: where another person has added one or taken one out meanwhile, the order is not theirs. */
export async function orderEntities({ appId, uids }: CallParsed<'orderEntities'>, context: Context) {
  await lock(appId, context)
  const own = await selectEntities(context.db, appId)
  const isWhole = uids.length === own.length && own.every(({ uid }) => uids.includes(uid))
  if (!isWhole) throw new Problem('versionConflict')
  await storeOrder(context.db, { appId, uids })
  const labels = uids.flatMap((uid) => own.filter((one) => one.uid === uid).map(({ body }) => body.label))
  await note('orderEntities', { appId, name: labels.join(', ').slice(0, 200) }, context)
  return {}
}

const mostBytes = 4_000_000

/** Also where it became smaller and is too large still: then several parts have to. */
export async function refuseTooLarge(db: Db, appId: string) {
  if ((await sizeOfDraft(db, appId)) > mostBytes) throw new Problem('draftTooLarge')
}

async function lock(appId: string, { db }: Context) {
  if ((await lockBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
}

type Edited = { appId: string; name: string }

async function note(action: 'putEntity' | 'deleteEntity' | 'orderEntities', { appId, name }: Edited, context: Context) {
  await touchDraft(context.db, appId, context.now)
  const target = { targetKind: 'application', targetId: appId, entId: spaceOf(context).entId } as const
  await recordAct(context, { ...target, action, diff: { name } })
}
