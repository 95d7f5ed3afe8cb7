import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformStaff } from '../foundation/callers.ts'
import { done, id, integer } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { attachment, attachmentLink, attachmentName, noPreview } from './attachment-shape.ts'

const path = '/api2/home/message/attachment'
const ofWriter = { access: platformStaff, space: 'none' } as const
/** The message that it is attached to; left out while the file is being attached. */
const of = id.optional()

/**
 * The files of operators’ messages (decision 073): attached while a message is written, fetched by people who may read
 * it.
 */
export const attachmentCalls = defineCalls({
  addAttachment: {
    title: ['添加消息附件', 'Add an attachment to a message'],
    summary:
      'Announces a file to attach, whose bytes then come by `addAttachmentBytes`. What no message takes up goes after a day.',
    stepUpReason: 'announces a file that nobody else gets before a message has it',
    method: 'POST',
    path,
    ...ofWriter,
    status: 202,
    input: z.strictObject({ name: attachmentName, sizeBytes: integer(1, 1_000_000_000_000) }),
    output: z.object({ id, offset: z.int(), partBytes: z.int() }),
    problems: ['attachmentTypeRefused', 'attachmentTooLarge', 'tooManyAttaching', 'storageFull', 'storageUnavailable'],
  },
  addAttachmentBytes: {
    title: ['上传消息附件', 'Upload an attachment of a message'],
    summary:
      'Goes on with the bytes of a file that one is attaching from `offset`, and answers how far they are kept. Once it is whole it is looked into, and it is what its name says or goes again.',
    stepUpReason: 'goes on with one’s own file',
    method: 'PUT',
    path: `${path}/{id}/content`,
    ...ofWriter,
    encoding: 'bytes',
    input: z.strictObject({ id, offset: integer(0, 1_000_000_000_000) }),
    output: z.object({ id, offset: z.int(), whole: attachment.nullable() }),
    problems: [
      'notFound',
      'fileOffsetWrong',
      'attachmentNotWhatItSays',
      'storageFull',
      'storageReadOnly',
      'storageUnavailable',
    ],
  },
  removeAttachment: {
    title: ['移除消息附件', 'Remove an attachment of a message'],
    summary: 'Gives up a file that one is attaching. What a message has goes when it is written without it.',
    stepUpReason: 'gives up what one has begun oneself',
    method: 'DELETE',
    path: `${path}/{id}`,
    ...ofWriter,
    input: z.strictObject({ id }),
    output: done,
    problems: ['notFound'],
    doneAlready: ['notFound'],
  },
  linkAttachment: {
    title: ['获取消息附件的链接', 'Get a link to an attachment of a message'],
    summary:
      'A link to a file that one is attaching, or of a message that one may change; for oneself, for 15 minutes.',
    method: 'GET',
    path: `${path}/{id}/link`,
    ...ofWriter,
    input: z.strictObject({ id, of }),
    output: z.object({ url: z.string() }),
    problems: ['notFound', 'fileMissing'],
  },
  fetchAttachment: {
    title: ['下载消息附件', 'Download an attachment of a message'],
    summary: 'The file that such a link leads to, whole or in ranges.',
    method: 'GET',
    path: `${path}/{id}/file`,
    ...ofWriter,
    envelope: 'file',
    input: z.strictObject({ ...attachmentLink, of }),
    output: file,
    problems: ['linkNotValid', 'fileMissing', ...noPreview],
  },
})
