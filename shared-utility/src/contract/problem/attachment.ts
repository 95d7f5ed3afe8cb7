import { entry, field, type ProblemEntry } from './entry.ts'

/** What attaching a file to a message may be refused with; each names the file. */
export const attachmentProblems = {
  attachmentTypeRefused: entry(400, 1003090, [
    '“{name}”的类型不允许作为附件，允许的类型：{types}',
    '“{name}” is not of a kind that may be attached. These may: {types}',
  ]),
  attachmentTooLarge: entry(413, 1003091, [
    '“{name}”超过了附件大小上限 {megabytes} MB',
    '“{name}” is larger than an attachment may be, {megabytes} MB',
  ]),
  attachmentNotWhatItSays: entry(400, 1003092, [
    '“{name}”的内容与扩展名不符，未被接受；请确认文件没有损坏、加密或改名',
    'What is in “{name}” does not match its name, so it was not taken. Check that it is not damaged, encrypted or renamed',
  ]),
  attachmentUnknown: field(
    'attachments',
    entry(409, 1003093, [
      '部分附件尚未上传完成或已不存在，请移除后重新添加',
      'Some of the attachments are not uploaded yet, or no longer there. Remove them and add them again',
    ]),
  ),
  tooManyAttachments: field(
    'attachments',
    entry(409, 1003094, ['一条消息最多可带 {count} 个附件', 'A message may have {count} attachments at most']),
  ),
  tooManyAttaching: entry(409, 1003095, [
    '您有 {count} 个文件已上传但未用于任何消息，请先保存消息或移除其中一些',
    'You have {count} files uploaded that no message has taken up. Save the message first, or remove some',
  ]),
} as const satisfies Record<string, ProblemEntry>
