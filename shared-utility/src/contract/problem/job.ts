import { entry, type ProblemEntry } from './entry.ts'

/** What operators may be refused with when they handle jobs. */
export const jobProblems = {
  jobNotRetried: entry(409, 1011001, [
    '此任务现在不能重试：它没有失败，或者已经没有可以重做的内容',
    'This job cannot be run again now: it has not failed, or there is nothing left for it to do',
  ]),
  jobNotCancelled: entry(409, 1011002, [
    '此任务现在不能取消：它已经结束，或者不允许中途停止',
    'This job cannot be cancelled now: it has ended, or it may not be left half done',
  ]),
} as const satisfies Record<string, ProblemEntry>
