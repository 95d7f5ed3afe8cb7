import { type CallParsed, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { keeperOf } from './access.ts'
import { lockManaged } from './access-query.ts'
import {
  holdCategory,
  insertCategory,
  isCategoryTaken,
  lockCategories,
  removeCategory,
  selectCategories,
  storeCategory,
  storeListing,
} from './listing-query.ts'

const mostCategories = 50

export async function listApplicationCategories(_input: object, { db }: Context) {
  return selectCategories(db)
}

export async function addApplicationCategory(input: CallParsed<'addApplicationCategory'>, context: Context) {
  const { db, newId } = context
  const { entId } = spaceOf(context)
  const id = newId()
  await lockCategories(db, entId)
  if ((await selectCategories(db)).length >= mostCategories)
    throw new Problem('tooManyApplicationCategories', { count: mostCategories })
  if (await isCategoryTaken(db, { name: input.name, except: id })) throw new Problem('applicationCategoryTaken')
  await insertCategory(db, { entId, id, ...input })
  await note('addApplicationCategory', { id, ...input }, context)
  return { id }
}

export async function updateApplicationCategory(input: CallParsed<'updateApplicationCategory'>, context: Context) {
  const { db } = context
  await lockCategories(db, spaceOf(context).entId)
  if (await isCategoryTaken(db, { name: input.name, except: input.id })) throw new Problem('applicationCategoryTaken')
  if (!(await storeCategory(db, input))) throw new Problem('applicationCategoryNotFound')
  await note('updateApplicationCategory', input, context)
  return {}
}

export async function deleteApplicationCategory({ id }: CallParsed<'deleteApplicationCategory'>, context: Context) {
  const removed = await removeCategory(context.db, id)
  if (removed === undefined) throw new Problem('applicationCategoryNotFound')
  await note('deleteApplicationCategory', { id, name: removed.name }, context)
  return {}
}

export async function updateApplicationListing(input: CallParsed<'updateApplicationListing'>, context: Context) {
  const { db } = context
  const { id, categoryId, sort } = input
  if (categoryId !== null && !(await holdCategory(db, categoryId))) throw new Problem('applicationCategoryNotFound')
  const found = await lockManaged(db, { id, ...keeperOf(context) })
  if (found === undefined) throw new Problem('applicationNotFound')
  await storeListing(db, input)
  const target = { targetKind: 'application', targetId: id, entId: spaceOf(context).entId } as const
  const diff = { name: found.name, categoryId, sort }
  await recordAct(context, { ...target, action: 'updateApplicationListing', diff })
  return {}
}

type Act = 'addApplicationCategory' | 'updateApplicationCategory' | 'deleteApplicationCategory'
type Noted = { id: string; name: string; nameEn?: string | null; sort?: number }

async function note(action: Act, { id, name, nameEn, sort }: Noted, context: Context) {
  const target = { targetKind: 'applicationCategory', targetId: id, entId: spaceOf(context).entId } as const
  await recordAct(context, { ...target, action, diff: { name, nameEn, sort } })
}
