import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { builders, enterpriseAdministrator } from '../foundation/callers.ts'
import { clearable, done, id, integer, nothing, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

const category = z.object({
  id,
  name: z.string(),
  nameEn: z.string().nullable(),
  sort: z.int(),
  /** How many applications stand in it. */
  applications: z.int(),
})
export type ApplicationCategory = z.infer<typeof category>

/** Smaller numbers stand first. */
export const listedOrder = integer(0, 9999)

const named = { name: text(1, 40), nameEn: clearable(text(1, 40)).default(null), sort: listedOrder.default(0) }

export const applicationCategoryCalls = defineCalls({
  listApplicationCategories: {
    title: ['查看应用分类', 'View the application categories'],
    summary: 'The categories in which the enterprise lists its applications, in their order.',
    method: 'GET',
    path: '/api2/appcenter/category',
    access: builders,
    space: 'required',
    input: nothing,
    output: z.array(category),
  },
  addApplicationCategory: {
    title: ['新建应用分类', 'Add an application category'],
    summary: 'Adds a category to list applications in.',
    stepUpReason: 'a heading in a list',
    method: 'POST',
    path: '/api2/appcenter/category',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...named, onceKey }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', 'applicationCategoryTaken', 'tooManyApplicationCategories'],
  },
  updateApplicationCategory: {
    title: ['修改应用分类', 'Change an application category'],
    summary: 'Renames a category, or gives it another place among the others.',
    stepUpReason: 'a heading in a list',
    method: 'PUT',
    path: '/api2/appcenter/category/{id}',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id, ...named }),
    output: done,
    problems: ['applicationCategoryNotFound', 'applicationCategoryTaken'],
  },
  deleteApplicationCategory: {
    title: ['删除应用分类', 'Delete an application category'],
    summary: 'Deletes a category; its applications stay, in none.',
    stepUpReason: 'its applications stay, in no category',
    method: 'DELETE',
    path: '/api2/appcenter/category/{id}',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['applicationCategoryNotFound'],
    doneAlready: ['applicationCategoryNotFound'],
  },
  updateApplicationListing: {
    title: ['修改应用的列出方式', 'Change how an application is listed'],
    summary: 'What is said of an application, its category, and its place among the others.',
    stepUpReason: 'what is said of an application, and its place in a list',
    method: 'PUT',
    path: '/api2/appcenter/manage/{id}/listing',
    access: builders,
    space: 'required',
    input: z.strictObject({
      id,
      description: text(0, 200).default(''),
      categoryId: clearable(id).default(null),
      sort: listedOrder.default(0),
    }),
    output: done,
    problems: ['applicationNotFound', 'applicationCategoryNotFound'],
  },
})
