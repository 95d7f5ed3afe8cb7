import { entry, field, type ProblemEntry } from './entry.ts'

/** What writing and publishing a home message may be refused with. */
export const homeMessageProblems = {
  messageNotFound: entry(404, 1003060, ['公告不存在', 'Announcement not found']),
  messageWithoutText: field(
    'titleZh',
    entry(400, 1003061, ['请至少用一种语言填写标题和正文', 'Enter a title and text in at least one language']),
  ),
  audienceUnknown: field(
    'audienceIds',
    entry(400, 1003062, ['部分接收对象不存在，请重新选择', 'Some recipients don’t exist. Choose again']),
  ),
  windowTooShort: field(
    'expireAt',
    entry(400, 1003063, ['截止时间必须晚于发布时间和当前时间', 'The end must be after publishing and in the future']),
  ),
  messageOut: entry(409, 1003064, [
    '公告已发布，接收对象和发布时间不能再更改',
    'The announcement is published; recipients and publishing time can no longer be changed',
  ]),
  messageNotDraft: entry(409, 1003065, ['只有草稿可以这样处理', 'Only possible for drafts']),
  messageNotOut: entry(409, 1003066, ['公告尚未发布，或已撤回', 'The announcement is not published or was withdrawn']),
} as const satisfies Record<string, ProblemEntry>
