import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { id } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'
import { attachmentLink, noPreview } from './attachment-shape.ts'

const ofReader = { method: 'GET', access: 'session', space: 'required' } as const

/** Files of a message, as its readers have them: on every page that shows messages. */
export const messageAttachmentCalls = defineCalls({
  linkMessageAttachment: {
    title: ['获取所收消息附件的链接', 'Get a link to an attachment of a message to oneself'],
    summary: 'A link to a file of a message to this person, for this person alone and for a quarter of an hour.',
    path: '/api2/notice/{message}/attachment/{id}/link',
    ...ofReader,
    input: z.strictObject({ message: id, id }),
    output: z.object({ url: z.string() }),
    problems: ['notFound', 'fileMissing'],
  },
  fetchMessageAttachment: {
    title: ['下载所收消息的附件', 'Download an attachment of a message to oneself'],
    summary: 'The file that such a link leads to, whole or in ranges, for as long as the message is to this person.',
    path: '/api2/notice/{message}/attachment/{id}/file',
    ...ofReader,
    envelope: 'file',
    input: z.strictObject({ message: id, ...attachmentLink }),
    output: file,
    problems: ['linkNotValid', 'fileMissing', ...noPreview],
  },
})
