import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { refuseTooLarge } from '../design/draft.ts'
import { lockBuilt, putResource, removeResource, selectRoles, touchDraft } from '../design/queries.ts'

const mostRoles = 50

/** As entities are written: at once, against the revision that the change was made on. */
export async function putAppRole({ appId, uid, rev, body }: CallParsed<'putAppRole'>, context: Context) {
  const { db, now } = context
  await lock(appId, context)
  if (rev === 0 && (await selectRoles(db, appId)).length >= mostRoles)
    throw new Problem('tooManyAppRoles', { count: mostRoles })
  const { entId } = spaceOf(context)
  const by = sessionOf(context).userId
  if (!(await putResource(db, { kind: 'role', entId, appId, uid, rev, body, by, now })))
    throw new Problem('versionConflict')
  await refuseTooLarge(db, appId)
  await note('putAppRole', { appId, name: body.label }, context)
  return { rev: rev + 1 }
}

/** Its members stay: the live version may have it still. */
export async function deleteAppRole({ appId, uid, rev }: CallParsed<'deleteAppRole'>, context: Context) {
  await lock(appId, context)
  const found = (await selectRoles(context.db, appId)).find((one) => one.uid === uid)
  if (found === undefined || !(await removeResource(context.db, { appId, uid, rev })))
    throw new Problem('versionConflict')
  await note('deleteAppRole', { appId, name: found.body.label }, context)
  return {}
}

async function lock(appId: string, { db }: Context) {
  if ((await lockBuilt(db, appId)) === undefined) throw new Problem('appNotFound')
}

type Edited = { appId: string; name: string }

async function note(action: 'putAppRole' | 'deleteAppRole', { appId, name }: Edited, context: Context) {
  await touchDraft(context.db, appId, context.now)
  const target = { targetKind: 'application', targetId: appId, entId: spaceOf(context).entId } as const
  await recordAct(context, { ...target, action, diff: { name } })
}
