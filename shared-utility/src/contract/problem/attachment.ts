import { entry, field, type ProblemEntry } from './entry.ts'

/** What attaching a file to a message may be refused with; each names the file. */
export const attachmentProblems = {
  attachmentTypeRefused: entry(400, 1003090, [
    '“{name}”的类型不允许作为附件，允许的类型：{types}',
    'The type of “{name}” is not allowed. Allowed types: {types}',
  ]),
  attachmentTooLarge: entry(413, 1003091, [
    '“{name}”超过了附件大小上限 {megabytes} MB',
    '“{name}” exceeds the attachment limit of {megabytes} MB',
  ]),
  attachmentNotWhatItSays: entry(400, 1003092, [
    '“{name}”的内容与扩展名不符，未被接受；请确认文件没有损坏、加密或改名',
    'The content of “{name}” doesn’t match its file type. Check that it is not damaged, encrypted or renamed',
  ]),
  attachmentUnknown: field(
    'attachments',
    entry(409, 1003093, [
      '部分附件尚未上传完成或已不存在，请移除后重新添加',
      'Some attachments are incomplete or no longer exist. Remove them and add them again',
    ]),
  ),
  tooManyAttachments: field(
    'attachments',
    entry(409, 1003094, ['一条消息最多可带 {count} 个附件', 'A message can have up to {count} attachments']),
  ),
  tooManyAttaching: entry(409, 1003095, [
    '您有 {count} 个文件已上传但未用于任何消息，请先保存消息或移除其中一些',
    'You have {count} uploaded files not used in any message. Save the message or remove some',
  ]),
} as const satisfies Record<string, ProblemEntry>
