import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformOperator } from '../foundation/callers.ts'
import { done, enterpriseId, flag, id, integer, listInput, listOutput } from '../foundation/fields.ts'
import {
  homeMessageRow,
  messageAudiences,
  messageLevels,
  messageStatuses,
  writtenHomeMessage,
} from './home-message-shape.ts'
import { attachment } from './attachment-shape.ts'
import { richText } from './rich-text.ts'

const path = '/api2/home/message'
const oneVersion = z.strictObject({ id, version: integer(1, 2_147_483_647) })

export const homeMessage = homeMessageRow.extend({
  titleZh: z.string().nullable(),
  contentZh: richText.nullable(),
  titleEn: z.string().nullable(),
  contentEn: richText.nullable(),
  /** The name of a user type is its id; null for an enterprise or a category that is gone or no longer in the caller’s care. */
  audienceOf: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  attachments: z.array(attachment),
})
export type HomeMessage = z.infer<typeof homeMessage>

const messageFilter = z.strictObject({
  ...listInput,
  status: z.enum(messageStatuses).optional(),
  level: z.enum(messageLevels).optional(),
  audience: z.enum(messageAudiences).optional(),
  pinned: flag.optional(),
  /** Those that people of this enterprise are among the readers of. */
  entid: enterpriseId.optional(),
  sort: z.enum(['createdAt', 'publishAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})

export const homeMessageCalls = defineCalls({
  listHomeMessages: {
    title: ['查看平台公告列表', 'List announcements of operators'],
    summary: 'The messages that operators wrote, with how many have read each, paged.',
    method: 'GET',
    path,
    access: platformOperator,
    space: 'none',
    input: messageFilter,
    output: listOutput(homeMessageRow),
  },
  getHomeMessage: {
    title: ['查看平台公告', 'Read an announcement of operators'],
    summary: 'One message, whole, for the operator who changes it.',
    method: 'GET',
    path: `${path}/detail`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: homeMessage,
    problems: ['messageNotFound'],
  },
  writeHomeMessage: {
    title: ['撰写平台公告', 'Write an announcement of operators'],
    summary:
      'Writes a draft, or changes a message against the version that was read. One that is published keeps whom it is for and when it was published, and is told of anew. The same `onceKey` of the same person again writes no other draft.',
    stepUpReason: 'what is published can be withdrawn at once, and every act is in the audit log',
    method: 'POST',
    path,
    access: platformOperator,
    space: 'none',
    encoding: 'json',
    input: writtenHomeMessage,
    output: z.object({ id, version: z.int() }),
    problems: [
      'messageNotFound',
      'messageWithoutText',
      'messageNotOut',
      'messageOut',
      'attachmentUnknown',
      'tooManyAttachments',
      'audienceUnknown',
      'windowTooShort',
      'versionConflict',
    ],
  },
  publishHomeMessage: {
    title: ['发布平台公告', 'Publish an announcement of operators'],
    summary: 'Publishes a draft, at once or at its own moment when that lies ahead.',
    stepUpReason: 'the same; what it says holds no script and no form',
    method: 'POST',
    path: `${path}/publish`,
    access: platformOperator,
    space: 'none',
    input: oneVersion,
    output: z.object({ status: z.enum(['scheduled', 'published']) }),
    problems: ['messageNotFound', 'messageNotDraft', 'audienceUnknown', 'windowTooShort', 'versionConflict'],
    doneAlready: ['messageNotDraft'],
  },
  withdrawHomeMessage: {
    title: ['撤回平台公告', 'Withdraw an announcement of operators'],
    summary: 'Takes a published message away from its readers; one that waits for its moment becomes a draft again.',
    stepUpReason: 'takes words away from their readers',
    method: 'DELETE',
    path,
    alias: `${path}/`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'messageNotOut'],
    doneAlready: ['messageNotOut'],
  },
  deleteHomeMessage: {
    title: ['删除平台公告草稿', 'Delete an announcement draft of operators'],
    summary: 'Deletes a draft.',
    stepUpReason: 'drafts only, which nobody but operators has seen',
    method: 'DELETE',
    path: `${path}/draft`,
    access: platformOperator,
    space: 'none',
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'messageNotDraft'],
    doneAlready: ['messageNotFound'],
  },
})
