import { entry, type ProblemEntry } from './entry.ts'

/** What operators may be refused with when they handle a person's account. */
export const userProblems = {
  userNotFound: entry(404, 1003020, ['用户不存在', 'There is no such user']),
  userNotReady: entry(409, 1003021, [
    '该用户尚未启用，不能停用或恢复',
    'This user has not been activated yet and cannot be suspended or resumed',
  ]),
  rootRequired: entry(403, 1003022, ['该操作只能由超级运营人员处理', 'Only root operators can do this']),
} as const satisfies Record<string, ProblemEntry>
