import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator, enterpriseTypes } from '../foundation/callers.ts'
import { done, integer, nothing } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'

/** How long messages are kept, with the days of each; null: for ever. */
export const chatKeeping = { forever: null, days30: 30, days90: 90, year1: 365, years3: 1095, years7: 2555 } as const
export type ChatKeeping = keyof typeof chatKeeping
export const chatKeepings = [
  'forever',
  'days30',
  'days90',
  'year1',
  'years3',
  'years7',
] as const satisfies ChatKeeping[]

const path = '/sapi/chat/retention'
const keep = z.enum(chatKeepings)

export const chatRetentionCalls = defineCalls({
  getChatRetention: {
    title: ['查看聊天消息保留期限', 'See how long messages are kept'],
    summary: 'How long the enterprise keeps messages of its conversations; its people are told so in the chat.',
    method: 'GET',
    path,
    access: enterpriseTypes,
    space: 'required',
    input: nothing,
    /** `version`: 0 while no administrator has set it; then messages are kept for ever. */
    output: z.object({ keep, version: z.int() }),
  },
  updateChatRetention: {
    title: ['修改聊天消息保留期限', 'Time that messages are kept changed'],
    summary:
      'Says how long the enterprise keeps messages. Older ones are removed within about an hour, with their quotes and from the search, and cannot be brought back. By an administrator in person: an operator who acts as one does not.',
    method: 'PUT',
    path,
    access: { who: enterpriseAdministrator, needs: { inPerson: true, stepUp: true } },
    space: 'required',
    stepUpReason: 'takes messages away from everyone, and they cannot be brought back',
    input: z.strictObject({ keep, version: integer(0, 2_147_483_647), onceKey }),
    output: done,
    problems: ['versionConflict'],
  },
})
