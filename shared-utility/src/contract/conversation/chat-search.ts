import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { id, instant, text } from '../foundation/fields.ts'
import { messageNumber } from './conversation.ts'

const found = z.object({
  conversationId: id,
  seq: z.int(),
  /** Of the conversation: the other person, or the group. */
  name: z.string(),
  author: z.string(),
  isOwn: z.boolean(),
  /** True where a file of the message is called so, and its text does not say it: `text` is the name of the file. */
  isFile: z.boolean(),
  /** The part of the text that holds what was looked for, with the names of those whom it mentions. */
  text: z.string(),
  sentAt: instant,
})
export type FoundMessage = z.infer<typeof found>

/** How many messages come in one answer. */
export const foundMessagePage = 30

export const chatSearchCalls = defineCalls({
  searchChatMessages: {
    title: ['搜索聊天消息', 'Search messages'],
    summary: `Messages of the caller’s conversations, or of one of them, that hold a text, or a file that is called so, the newest first, ${foundMessagePage} at a time. The next ones come after the last one that was read, which is named by its conversation, number and time.`,
    method: 'GET',
    path: '/sapi/chat/search',
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({
      q: text(1, 64),
      conversationId: id.optional(),
      afterId: id.optional(),
      afterSeq: messageNumber.optional(),
      afterAt: instant.optional(),
    }),
    output: z.object({ list: z.array(found), hasMore: z.boolean() }),
    problems: ['conversationNotFound'],
  },
})
