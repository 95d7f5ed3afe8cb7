import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { enterpriseId, id, instant, listInput, listOutput } from '../foundation/fields.ts'

export const homeMessageReaderRow = z.object({
  userId: id,
  name: z.string(),
  loginId: z.string(),
  readAt: instant,
})
export type HomeMessageReaderRow = z.infer<typeof homeMessageReaderRow>

/** The people who have read what operators wrote. */
export const homeMessageReaderCalls = defineCalls({
  listHomeMessageReaders: {
    title: ['查看公告的已读用户', 'See who has read an announcement of operators'],
    summary: 'The people who have read a message of operators, with when each has read it first, paged.',
    method: 'GET',
    path: '/sapi/home/message/reader',
    access: platformOperator,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      id,
      /** Of this enterprise alone. */
      entid: enterpriseId.optional(),
      sort: z.enum(['readAt']).default('readAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(homeMessageReaderRow),
    problems: ['messageNotFound'],
  },
})
