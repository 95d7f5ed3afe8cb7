import { mostCategoryLevels, Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { lockCategory, storeCategory } from './queries.ts'
import { lockTree, selectBeside, selectDeepest, storeOrder } from './tree-query.ts'
import { asSeen } from '../../../foundation/process/error/as-seen.ts'
import { placed } from '../../../foundation/query/list/placed.ts'

/** Of two who move categories, the second sees the tree as the first one left it. */
export async function moveSaasCategory(input: CallParsed<'moveSaasCategory'>, context: Context) {
  const { db } = context
  const { id, version, parentId = null, beforeId } = input
  await lockTree(db)
  const category = asSeen(await lockCategory(db, id), version, 'categoryNotFound')
  const above = parentId === null ? [] : await pathOf(db, parentId)
  if (above.includes(id)) throw new Problem('categoryBelowItself')
  const levels = (await selectDeepest(db, id)) - category.path.length + 1
  if (above.length + levels > mostCategoryLevels) throw new Problem('categoryTooDeep')
  const order = placed(await selectBeside(db, parentId), { id, beforeId })
  await storeCategory(db, id, { parent_id: parentId, version: version + 1 })
  await storeOrder(db, order)
  const act = { action: 'moveSaasCategory', targetKind: 'saasCategory', targetId: id, entId: null } as const
  await recordAct(context, { ...act, diff: { from: category.parent_id, parentId } })
  return {}
}

/** Where a person wants to put another category under this one. */
export async function pathOf(db: Db, id: string) {
  const row = await lockCategory(db, id)
  if (row === undefined) throw new Problem('categoryNotFound')
  return row.path
}
