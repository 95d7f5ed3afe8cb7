import { entry, field, type ProblemEntry } from './entry.ts'

/** Of the applications of an enterprise: whom they are open to, and how they are listed. */
export const applicationProblems = {
  applicationNotFound: entry(404, 1003100, [
    '未找到该应用，可能已被移除',
    'Application not found. It may have been removed',
  ]),
  applicationCategoryNotFound: field(
    'categoryId',
    entry(404, 1003101, ['未找到该分类，可能已被删除', 'Category not found. It may have been deleted']),
  ),
  applicationCategoryTaken: field(
    'name',
    entry(409, 1003102, ['已有同名的分类', 'A category with this name already exists']),
  ),
  tooManyApplicationCategories: entry(409, 1003103, [
    '最多可以有 {count} 个分类',
    'There can be at most {count} categories',
  ]),
  applicationAskedFor: entry(409, 1003104, [
    '您已申请过该应用，请等待答复',
    'You have already requested this application. Wait for the answer',
  ]),
  applicationRequestNotFound: entry(404, 1003105, [
    '未找到该申请，可能已有答复',
    'Request not found. It may have been answered already',
  ]),
} as const satisfies Record<string, ProblemEntry>
