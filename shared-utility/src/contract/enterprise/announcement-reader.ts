import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { announcers } from '../foundation/callers.ts'
import { flag, id, instant, listInput, listOutput } from '../foundation/fields.ts'

const path = '/sapi/enterprise/announcement/reader'

export const announcementReaderRow = z.object({
  userId: id,
  name: z.string(),
  loginId: z.string(),
  /** The main department; null for people who are in none. */
  departmentName: z.string().nullable(),
  departmentId: id.nullable(),
  /** Null: not read yet. */
  readAt: instant.nullable(),
})
export type AnnouncementReaderRow = z.infer<typeof announcementReaderRow>

/** The readers of an announcement, and the reminder to those who have not read it. */
export const announcementReaderCalls = defineCalls({
  listAnnouncementReaders: {
    title: ['查看公告阅读情况', 'See who has read an announcement'],
    summary:
      'The people whom an announcement is for now, with when each has read it, paged. Of one department: with those below it.',
    method: 'GET',
    path,
    access: announcers,
    space: 'required',
    input: z.strictObject({
      ...listInput,
      id,
      hasRead: flag.optional(),
      departmentId: id.optional(),
      sort: z.enum(['name', 'readAt']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    output: listOutput(announcementReaderRow),
    problems: ['messageNotFound', 'departmentNotFound'],
  },
  remindAnnouncementReaders: {
    title: ['提醒未读公告的成员', 'Remind those who have not read an announcement'],
    summary:
      'Tells the people who have not read it that it waits for them, at most once in 24 hours. Answers how many.',
    method: 'POST',
    path: `${path}/remind`,
    access: announcers,
    space: 'required',
    stepUpReason: 'sends each person one word more, and only once a day',
    input: z.strictObject({ id }),
    output: z.object({ people: z.int() }),
    problems: ['messageNotFound', 'messageNotOut', 'announcementReminded'],
  },
})
