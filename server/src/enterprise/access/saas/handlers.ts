import {
  mostCategoryLevels,
  Problem,
  problemText,
  type CallParsed,
  type saasCalls,
} from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import {
  deleteAdministrator,
  deleteCategory,
  insertAdministrator,
  insertCategory,
  isInUse,
  isSaasAdministrator,
  lockCategory,
  selectAdministrators,
  selectAll,
  storeCategory,
} from './queries.ts'
import { moveSaasCategory, pathOf } from './move-category.ts'
import { lockTree, selectBeside } from './tree-query.ts'
import { asSeen } from '../../../foundation/process/error/as-seen.ts'

export const saasHandlers: Handlers<typeof saasCalls> = {
  addSaasCategory,
  updateSaasCategory,
  setSaasAdministrator,
  moveSaasCategory,

  async listSaasAdministrators(_input, { db }) {
    const [categories, people] = [await selectAll(db), await selectAdministrators(db)]
    return categories.map((category) => ({
      ...category,
      enterprises: Number(category.enterprises),
      administrators: people
        .filter(({ categoryId }) => categoryId === category.id)
        .map(({ categoryId: _categoryId, ...person }) => person),
    }))
  },

  async deleteSaasCategory({ id }, context) {
    const { db } = context
    await lockTree(db)
    if ((await lockCategory(db, id)) === undefined) throw new Problem('categoryNotFound')
    if (await isInUse(db, id)) throw new Problem('categoryInUse')
    await deleteCategory(db, id)
    await recordAct(context, { action: 'deleteSaasCategory', targetKind: 'saasCategory', targetId: id, entId: null })
    return {}
  },

  async removeSaasAdministrator({ categoryId, userid }, context) {
    if (!(await deleteAdministrator(context.db, { categoryId, userid }))) throw new Problem('notFound')
    const act = { action: 'removeSaasAdministrator', targetKind: 'user', targetId: userid, entId: null } as const
    await recordAct(context, { ...act, diff: { categoryId } })
    return {}
  },
}

async function addSaasCategory(input: CallParsed<'addSaasCategory'>, context: Context) {
  const { db, newId, lang } = context
  const { code, name, nameEn, parentId = null } = input
  await lockTree(db)
  const above = parentId === null ? [] : await pathOf(db, parentId)
  if (above.length >= mostCategoryLevels) throw new Problem('categoryTooDeep')
  const sort = input.sort ?? (await selectBeside(db, parentId)).length + 1
  const id = newId()
  const row = { id, code, name, name_en: nameEn, parent_id: parentId, sort }
  if (!(await insertCategory(db, row))) {
    const fields = [{ field: 'code', msg: problemText('categoryTaken', lang) }]
    throw new Problem('categoryTaken', {}, { fields })
  }
  const act = { action: 'addSaasCategory', targetKind: 'saasCategory', targetId: id, entId: null } as const
  await recordAct(context, { ...act, diff: { code, name } })
  return { id }
}

async function updateSaasCategory(
  { id, version, nameEn, ...change }: Omit<CallParsed<'updateSaasCategory'>, 'onceKey'>,
  context: Context,
) {
  const { db } = context
  asSeen(await lockCategory(db, id), version, 'categoryNotFound')
  await storeCategory(db, id, { ...change, name_en: nameEn, version: version + 1 })
  const act = { action: 'updateSaasCategory', targetKind: 'saasCategory', targetId: id, entId: null } as const
  await recordAct(context, { ...act, diff: { ...change, nameEn } })
  return {}
}

async function setSaasAdministrator(input: CallParsed<'setSaasAdministrator'>, context: Context) {
  const { db } = context
  const { categoryId, userid } = input
  await lockAccount(db, userid)
  if (!(await isSaasAdministrator(db, userid))) throw new Problem('userNotFound')
  if ((await lockCategory(db, categoryId)) === undefined) throw new Problem('categoryNotFound')
  await deleteAdministrator(db, { categoryId, userid })
  await insertAdministrator(db, { categoryId, userid })
  const act = { action: 'setSaasAdministrator', targetKind: 'user', targetId: userid, entId: null } as const
  await recordAct(context, { ...act, diff: { categoryId } })
  return {}
}
