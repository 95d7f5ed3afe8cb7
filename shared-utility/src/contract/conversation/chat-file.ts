import { z } from 'zod'
import { attachment, attachmentName, noPreview, shownAs } from '../enterprise/attachment-shape.ts'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseTypes } from '../foundation/callers.ts'
import { done, flag, id, instant, integer, listInput, listOutput } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'

/** A file of a message between members. */
export const chatFile = attachment.extend({
  /** Of a picture, so that its room is there before it is. */
  width: z.int().nullable(),
  height: z.int().nullable(),
})
export type ChatFile = z.infer<typeof chatFile>

/** A file of a message that the caller sees, in the list of all of them. */
const chatFileRow = attachment.extend({
  at: instant,
  by: z.string(),
  /** Null for a person who has left: there is no card of theirs. */
  byId: id.nullable(),
  isOwn: z.boolean(),
  conversationId: id,
  /** That of the message. */
  seq: z.int(),
  /** What the conversation is called. */
  conversation: z.string(),
})
export type ChatFileRow = z.infer<typeof chatFileRow>

const uploads = '/sapi/chat/file/{conversationId}'
const ofMember = { access: { who: enterpriseTypes, needs: { inPerson: true } }, space: 'required' } as const
const named = { conversationId: id, fileId: id }

/** Files of messages between members: uploaded first, and taken up by the message that is sent with them. */
export const chatFileCalls = defineCalls({
  addChatFile: {
    title: ['添加聊天文件', 'Add a file to a conversation'],
    summary:
      'Announces a file for a message in a conversation of the caller; its bytes then come by `addChatFileBytes`. What is not sent goes after a day.',
    stepUpReason: 'the daily work of members, within the quota of the enterprise',
    method: 'POST',
    path: uploads,
    ...ofMember,
    status: 202,
    input: z.strictObject({ conversationId: id, name: attachmentName, sizeBytes: integer(1, 1_000_000_000_000) }),
    output: z.object({ id, offset: z.int(), partBytes: z.int() }),
    problems: [
      'conversationNotFound',
      'attachmentTypeRefused',
      'attachmentTooLarge',
      'tooManyAttaching',
      'storageQuotaReached',
      'storageFull',
      'storageUnavailable',
    ],
  },
  addChatFileBytes: {
    title: ['上传聊天文件', 'Upload a file of a conversation'],
    summary:
      'Goes on with the bytes of a file that the caller has announced from `offset`, and answers how far they are kept. Once it is whole it is looked into, and it is what its name says or goes again.',
    stepUpReason: 'the daily work of members',
    method: 'PUT',
    path: `${uploads}/{fileId}`,
    ...ofMember,
    encoding: 'bytes',
    input: z.strictObject({ ...named, offset: integer(0, 1_000_000_000_000) }),
    output: z.object({ id, offset: z.int(), isWhole: z.boolean() }),
    problems: [
      'notFound',
      'fileOffsetWrong',
      'attachmentNotWhatItSays',
      'storageFull',
      'storageReadOnly',
      'storageUnavailable',
    ],
  },
  removeChatFile: {
    title: ['放弃上传聊天文件', 'Give up a file of a conversation'],
    summary: 'Gives up a file that was not sent. What was sent goes when its message is recalled.',
    stepUpReason: 'gives up what one is uploading oneself',
    method: 'DELETE',
    path: `${uploads}/{fileId}`,
    ...ofMember,
    input: z.strictObject(named),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  listChatFiles: {
    title: ['查看聊天文件', 'See the files of conversations'],
    summary:
      'Files of messages that the caller sees, with the conversation and the message of each. `isOwn`: those that the caller sent, or did not. Searched by name.',
    method: 'GET',
    path: '/sapi/chat/file',
    ...ofMember,
    input: z.strictObject({
      ...listInput,
      isOwn: flag.optional(),
      sort: z.enum(['at', 'name', 'sizeBytes']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(chatFileRow),
  },
  linkChatFile: {
    title: ['获取聊天文件的链接', 'Get a link to a file of a conversation'],
    summary: 'A link to a file of a message that the caller sees; for the caller alone, for 15 minutes.',
    method: 'GET',
    path: `${uploads}/{fileId}/link`,
    ...ofMember,
    input: z.strictObject(named),
    output: z.object({ url: z.string() }),
    problems: ['notFound', 'fileMissing'],
  },
  fetchChatFile: {
    title: ['下载聊天文件', 'Download a file of a conversation'],
    summary: 'The file that such a link leads to, whole or in ranges, for as long as the caller sees its message.',
    method: 'GET',
    path: `${uploads}/{fileId}/content`,
    ...ofMember,
    envelope: 'file',
    input: z.strictObject({ ...named, until: z.string().max(16), sign: z.string().max(64), as: shownAs }),
    output: file,
    problems: ['linkNotValid', 'fileMissing', ...noPreview],
  },
})
