import { entry, type ProblemEntry } from './entry.ts'

/** What operators may be refused with when they handle jobs. */
export const jobProblems = {
  jobNotRetried: entry(409, 1011001, [
    '此任务现在不能重试：它没有失败，或者已经没有可以重做的内容',
    'This job can’t be retried: it has not failed, or there is nothing left to do',
  ]),
  jobNotCancelled: entry(409, 1011002, [
    '此任务现在不能取消：它已经结束，或者不允许中途停止',
    'This job can’t be cancelled: it has ended, or must run to completion',
  ]),
} as const satisfies Record<string, ProblemEntry>
