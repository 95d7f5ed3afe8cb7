import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, flag, id, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** A category without a parent stands on the first. */
export const mostCategoryLevels = 5

const names = { name: text(1, 64), nameEn: text(1, 64) }

const category = z.object({
  id,
  parentId: id.nullable(),
  code: z.string(),
  name: z.string(),
  nameEn: z.string(),
  sort: z.int(),
  enabled: z.boolean(),
  version: z.int(),
  /** How many enterprises belong to it. */
  enterprises: z.int(),
  administrators: z.array(z.object({ userid: id, loginId: z.string(), name: z.string() })),
})
export type SaasCategory = z.infer<typeof category>

const categoryPath = '/api/admin/saas/category'
const administratorPath = '/api/admin/saas/administrator'

export const saasCalls = defineCalls({
  listSaasAdministrators: {
    title: ['查看 SaaS 分类与管理员', 'View the SaaS categories and administrators'],
    summary: 'Every SaaS category, those that are switched off too, with who looks after it.',
    method: 'GET',
    path: administratorPath,
    access: platformOperator,
    space: 'none',
    input: nothing,
    output: z.array(category),
  },
  addSaasCategory: {
    title: ['新增 SaaS 分类', 'Add a SaaS category'],
    summary: 'Makes a SaaS category, under another one if that is named.',
    stepUpReason: 'a name, and opens nothing',
    method: 'POST',
    path: categoryPath,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...names,
      code: plainSign().regex(/^[a-z0-9-]{2,40}$/),
      parentId: id.optional(),
      /** Its place among its siblings; left out, the last. */
      sort: integer(0, 9999).optional(),
      onceKey,
    }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', 'categoryNotFound', 'categoryTaken', 'categoryTooDeep'],
  },
  updateSaasCategory: {
    title: ['修改 SaaS 分类', 'Change a SaaS category'],
    summary:
      'Names a SaaS category, moves it in the order, or switches it off for new enterprises, against the version that was read.',
    stepUpReason: 'names and their order',
    method: 'PUT',
    path: categoryPath,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      id,
      version: integer(1, 2_147_483_647),
      name: names.name.optional(),
      nameEn: names.nameEn.optional(),
      sort: integer(0, 9999).optional(),
      enabled: flag.optional(),
      onceKey,
    }),
    output: done,
    problems: ['categoryNotFound', 'versionConflict'],
  },
  moveSaasCategory: {
    title: ['移动 SaaS 分类', 'Move a SaaS category'],
    summary:
      'Puts a SaaS category, with all that is below it, under another one or at the top, against the version that was read. An administrator of the category above it looks after it, too.',
    stepUpReason: 'changes who looks after the enterprises of a category and of all below it',
    method: 'PUT',
    path: `${categoryPath}/place`,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({
      id,
      version: integer(1, 2_147_483_647),
      /** Left out: it stands at the top. */
      parentId: id.optional(),
      /** The sibling that it comes before; left out, it is the last one there. */
      beforeId: id.optional(),
      onceKey,
    }),
    output: done,
    problems: ['categoryNotFound', 'categoryBelowItself', 'categoryTooDeep', 'versionConflict'],
  },
  deleteSaasCategory: {
    title: ['删除 SaaS 分类', 'Delete a SaaS category'],
    summary: 'Takes away a SaaS category that no enterprise and no other category is of.',
    stepUpReason: 'only what nothing is of',
    method: 'DELETE',
    path: categoryPath,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['categoryNotFound', 'categoryInUse'],
    doneAlready: ['categoryNotFound'],
  },
  setSaasAdministrator: {
    title: ['指定 SaaS 管理员', 'Assign a SaaS administrator'],
    summary:
      'Has a SaaS administrator look after a category and all below it: they see the enterprises and their people.',
    stepUpReason: 'lets a person look after the enterprises of a category',
    method: 'PUT',
    path: administratorPath,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ categoryId: id, userid: id }),
    output: done,
    problems: ['categoryNotFound', 'userNotFound'],
  },
  removeSaasAdministrator: {
    title: ['移除 SaaS 管理员', 'Remove a SaaS administrator'],
    summary: 'Takes a category away from a SaaS administrator.',
    stepUpReason: 'takes a category away from a person',
    method: 'DELETE',
    path: administratorPath,
    access: { who: platformOperator, needs: { stepUp: true } },
    space: 'none',
    input: z.strictObject({ categoryId: id, userid: id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
})
