import { entry, field, type ProblemEntry } from './entry.ts'

/** Of the applications of an enterprise: whom they are open to, and how they are listed. */
export const applicationProblems = {
  applicationNotFound: entry(404, 1003100, [
    '未找到该应用，可能已被移除',
    'This application was not found. It may have been removed',
  ]),
  applicationCategoryNotFound: field(
    'categoryId',
    entry(404, 1003101, ['未找到该分类，可能已被删除', 'This category was not found. It may have been deleted']),
  ),
  applicationCategoryTaken: field(
    'name',
    entry(409, 1003102, ['已有同名的分类', 'There is a category of this name already']),
  ),
  tooManyApplicationCategories: entry(409, 1003103, [
    '最多可以有 {count} 个分类',
    'There can be at most {count} categories',
  ]),
  applicationAskedFor: entry(409, 1003104, [
    '您已申请过该应用，请等待答复',
    'You have asked for this application already. Please wait for the answer',
  ]),
  applicationRequestNotFound: entry(404, 1003105, [
    '未找到该申请，可能已有答复',
    'This request was not found. It may have been answered',
  ]),
} as const satisfies Record<string, ProblemEntry>
