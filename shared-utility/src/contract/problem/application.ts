import { entry, type ProblemEntry } from './entry.ts'

/** Of the applications of an enterprise: whom they are open to, and how they are listed. */
export const applicationProblems = {
  applicationNotFound: entry(404, 1003100, [
    '未找到该应用，可能已被移除',
    'This application was not found. It may have been removed',
  ]),
} as const satisfies Record<string, ProblemEntry>
