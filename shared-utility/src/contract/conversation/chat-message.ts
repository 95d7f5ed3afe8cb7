import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { done, id, instant, integer, plainSign, textToList } from '../foundation/fields.ts'
import { lines } from '../foundation/lines.ts'
import { chatFile } from './chat-file.ts'
import { attachedSign, messageNumber } from './conversation.ts'

export const longestChatMessage = 4000
/**
 * An application, or a record of it, as its address names it behind `/app/`: application, table, record. What is shown of it is
 * asked by `getRecordCard`.
 */
const cardForm = /^[a-z0-9]{1,32}(?:\/[a-z][a-z0-9_]{0,39}\/[a-z0-9]{1,32})?$/

/** The setting of the platform allows no more. */
const mostChatFiles = 20
/** How many messages come in one answer. */
export const chatMessagePage = 50
/** So long after it was sent, its author recalls a message. */
export const recallMinutes = 2

/** How much of a message is shown where another one quotes it, and in a list. */
export const chatExcerptLength = 120

/**
 * The message that another one answers, as its reader may see it now: `recalled` once its author took it back, `unseen` where it is of a
 * time before the reader came, `removed` where the enterprise keeps it no longer. All three come without author and text.
 */
const quoted = z.object({
  seq: z.int(),
  state: z.enum(['shown', 'recalled', 'unseen', 'removed']),
  author: z.string(),
  /** The beginning of its text, with the names of those whom it mentions. */
  text: z.string(),
  attached: attachedSign.nullable(),
})
export type QuotedMessage = z.infer<typeof quoted>

const message = z.object({
  seq: z.int(),
  /** The id that the browser of the author gave it. */
  messageId: id,
  authorId: id,
  author: z.string(),
  /** `@{id}` for each person who is mentioned. Empty once it is recalled. */
  text: z.string(),
  files: z.array(chatFile),
  card: z.string().regex(cardForm).nullable(),
  quoted: quoted.nullable(),
  isRecalled: z.boolean(),
  sentAt: instant,
})
export type ChatMessage = z.infer<typeof message>

const path = '/sapi/chat/conversation/{conversationId}/message'

export const chatMessageCalls = defineCalls({
  listChatMessages: {
    title: ['查看聊天消息', 'Read a conversation'],
    summary:
      'Messages of one conversation of the caller, the oldest first: the last ones, the last before a number, or the first after one.',
    method: 'GET',
    path,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({
      conversationId: id,
      before: messageNumber.optional(),
      after: messageNumber.optional(),
      most: integer(1, 200).default(chatMessagePage),
    }),
    output: z.object({
      list: z.array(message),
      /** The names of those whom the messages mention, by id. */
      people: z.record(z.string(), z.string()),
      /** The moment of the answer: how old a message is does not go by the clock of a browser. */
      at: instant,
    }),
    problems: ['conversationNotFound'],
  },
  sendChatMessage: {
    title: ['发送聊天消息', 'Chat message sent'],
    summary:
      'Writes a message under an id that the browser has made, and tells those whom it mentions; people outside of the conversation are mentioned in none. The same id of the same person again changes nothing, and is answered as the first time.',
    stepUpReason: 'the daily work of members',
    method: 'POST',
    path,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({
      conversationId: id,
      messageId: id.min(16),
      /** It may be empty where something else is sent. */
      text: lines(longestChatMessage).default(''),
      /** Files that the caller has uploaded for this conversation, in their order. */
      attachments: z.preprocess(textToList, z.array(id).max(mostChatFiles)).default([]),
      card: plainSign().regex(cardForm).optional(),
      /** The message that it answers. */
      quotedSeq: messageNumber.optional(),
    }),
    output: z.object({ seq: z.int(), sentAt: instant }),
    problems: [
      'conversationNotFound',
      'conversationOver',
      'quotedNotFound',
      'messageEmpty',
      'tooManyAttachments',
      'attachmentUnknown',
    ],
  },
  recallChatMessage: {
    title: ['撤回聊天消息', 'Chat message recalled'],
    summary: `Takes back a message of the caller, at most ${recallMinutes} minutes after it was sent. Everyone in the conversation sees that it was recalled; its text and its files are kept no longer.`,
    stepUpReason: 'one’s own words',
    method: 'DELETE',
    path: `${path}/{seq}`,
    access: { who: enterpriseTypes, needs: { inPerson: true } },
    space: 'required',
    input: z.strictObject({ conversationId: id, seq: messageNumber }),
    output: done,
    problems: ['conversationNotFound', 'notFound', 'notRecallable'],
  },
})
