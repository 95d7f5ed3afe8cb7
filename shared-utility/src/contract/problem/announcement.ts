import { entry, type ProblemEntry } from './entry.ts'

/** What announcements of an enterprise may be refused with, beside what messages of operators are. */
export const announcementProblems = {
  announcementReminded: entry(409, 1003067, [
    '24 小时内已提醒过，请稍后再试',
    'Its readers were reminded within the last 24 hours. Please try again later',
  ]),
  announcementStands: entry(409, 1003068, [
    '已发布的公告须先撤回才能删除',
    'An announcement that is published has to be withdrawn before it is deleted',
  ]),
} as const satisfies Record<string, ProblemEntry>
