import { defineCalls } from '../foundation/call.ts'
import { announcers } from '../foundation/callers.ts'
import { attachmentCalls } from './attachment.ts'

const path = '/sapi/enterprise/announcement/file'
const ofAuthors = { access: announcers, space: 'required' } as const
const { addAttachment, addAttachmentBytes, removeAttachment, linkAttachment, fetchAttachment } = attachmentCalls

/**
 * The files of an enterprise's announcements (decision 146), for the people who write these: those of operators' messages in all
 * else. Readers have both by `linkMessageAttachment`.
 */
export const announcementFileCalls = defineCalls({
  addAnnouncementFile: {
    ...addAttachment,
    title: ['添加公告附件', 'Add an attachment to an announcement'],
    summary:
      'Announces a file to attach, within the storage quota of the enterprise; its bytes then come by `addAnnouncementFileBytes`. What no announcement takes up goes after a day.',
    path,
    ...ofAuthors,
    problems: [...addAttachment.problems, 'storageQuotaReached'],
  },
  addAnnouncementFileBytes: {
    ...addAttachmentBytes,
    title: ['上传公告附件', 'Upload an attachment of an announcement'],
    path: `${path}/{id}/content`,
    ...ofAuthors,
  },
  removeAnnouncementFile: {
    ...removeAttachment,
    title: ['移除公告附件', 'Remove an attachment of an announcement'],
    summary: 'Gives up a file that one is attaching. What an announcement has goes when it is written without it.',
    path: `${path}/{id}`,
    ...ofAuthors,
  },
  linkAnnouncementFile: {
    ...linkAttachment,
    title: ['获取公告附件的链接', 'Get a link to an attachment of an announcement'],
    summary:
      'A link to a file that one is attaching, or of an announcement of the enterprise; for oneself, for 15 minutes.',
    path: `${path}/{id}/link`,
    ...ofAuthors,
  },
  fetchAnnouncementFile: {
    ...fetchAttachment,
    title: ['下载公告附件', 'Download an attachment of an announcement'],
    path: `${path}/{id}/file`,
    ...ofAuthors,
  },
})
