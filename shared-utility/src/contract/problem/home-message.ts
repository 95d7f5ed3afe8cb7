import { entry, field, type ProblemEntry } from './entry.ts'

/** What writing and publishing a home message may be refused with. */
export const homeMessageProblems = {
  messageNotFound: entry(404, 1003060, ['消息不存在', 'There is no such message']),
  messageWithoutText: field(
    'titleZh',
    entry(400, 1003061, [
      '请至少用一种语言填写标题和正文',
      'Give the message a title and a text in one language at least',
    ]),
  ),
  audienceUnknown: field(
    'audienceIds',
    entry(400, 1003062, ['部分接收对象不存在，请重新选择', 'Some of the recipients do not exist. Please choose again']),
  ),
  windowTooShort: field(
    'expireAt',
    entry(400, 1003063, [
      '截止时间必须晚于发布时间和当前时间',
      'It must end after it is published, and later than now',
    ]),
  ),
  messageOut: entry(409, 1003064, [
    '消息已发布，接收对象和发布时间不能再更改',
    'The message is published, so its recipients and its time can no longer be changed',
  ]),
  messageNotDraft: entry(409, 1003065, ['只有草稿可以这样处理', 'This can be done with drafts only']),
  messageNotOut: entry(409, 1003066, ['消息尚未发布，或已撤回', 'The message is not published, or was withdrawn']),
} as const satisfies Record<string, ProblemEntry>
