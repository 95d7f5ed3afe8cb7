import { entry, type ProblemEntry } from './entry.ts'

/** What an operator may be refused with who does something to many people at once. */
export const bulkProblems = {
  bulkTooMany: entry(409, 1013001, [
    '一次最多处理 {most} 人，请先用筛选条件缩小范围',
    'Up to {most} users at once. Narrow the filters first',
  ]),
  bulkChanged: entry(409, 1013002, [
    '符合条件的人数已变为 {count}，请重新确认后再开始',
    'The number of matching users is now {count}. Confirm again before you start',
  ]),
  bulkUnderWay: entry(409, 1013003, [
    '该操作员的另一项批量操作还在进行，请等它结束或先取消',
    'Another bulk action of this operator is still running. Wait for it or cancel it first',
  ]),
} as const satisfies Record<string, ProblemEntry>
