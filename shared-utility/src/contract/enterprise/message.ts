import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, instant, integer, nothing } from '../foundation/fields.ts'
import { lang } from '../words/lang-schema.ts'
import { attachment } from './attachment-shape.ts'
import { messageLevels } from './home-message-shape.ts'
import { richText } from './rich-text.ts'

/**
 * A message of operators, an announcement of the enterprise, or what the person alone is told: of a mention, of a request for an
 * application, of its answer, of deputies.
 */
const type = z.enum(['message', 'announcement', 'mention', 'request', 'answer', 'deputy'])
export type MessageType = z.infer<typeof type>

const message = z.object({
  id,
  type,
  title: z.string(),
  content: richText,
  /** The language of title and content: the reader’s, or the only one that there is. */
  lang,
  level: z.enum(messageLevels),
  /** The message stands before all others for as long as it is there. */
  pinned: z.boolean(),
  url: z.string().nullable(),
  attachments: z.array(attachment),
  createdAt: instant,
  read: z.boolean(),
})
export type Message = z.infer<typeof message>

export const messageCalls = defineCalls({
  getNewestMessage: {
    title: ['读取最新消息', 'Read the newest message'],
    summary: 'The newest unread message to this person, or null.',
    method: 'GET',
    path: '/api2/home/message/newest',
    access: 'session',
    space: 'required',
    input: nothing,
    output: message.nullable(),
  },
  listMessages: {
    title: ['查看消息', 'View the messages'],
    summary:
      'The messages to this person and what the person alone is told, or those of one type; pinned ones before the others, newest first; `after` is the id of the last one seen.',
    method: 'GET',
    path: '/api2/notice/all',
    access: 'session',
    space: 'required',
    input: z.strictObject({ after: id.optional(), limit: integer(1, 50).default(20), type: type.optional() }),
    output: z.object({ total: z.int(), unread: z.int(), list: z.array(message) }),
  },
  readMessage: {
    title: ['把消息标为已读', 'Mark messages as read'],
    summary: 'Marks one message, or all of them when no id is given, as read by this person.',
    stepUpReason: 'a preference',
    method: 'PUT',
    path: '/api2/notice/read',
    access: 'session',
    space: 'required',
    input: z.strictObject({ id: id.optional() }),
    output: done,
    problems: ['notFound'],
  },
})
