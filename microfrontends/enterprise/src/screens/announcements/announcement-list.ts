import { messageColumns, messageFilters, messageOtherFields, messageSorts } from '@atrium/shared-utility/writing'
import { announcementAudiences, type AnnouncementRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { colleaguePath, describeList } from '@atrium/shared-utility/ui'

/** What the enterprise announces to its people. */
export const announcementList = describeList({
  call: 'listAnnouncements',
  id: 'announcements',
  labels: 'message',
  search: 'announcements.search',
  columns: {
    title: { text: (row) => row.title, linkTo: (row) => `/enterprise/announcements/${row.id}` },
    status: messageColumns.status,
    level: messageColumns.level,
    audience: { text: (row, { t }) => recipientsText(row, t), width: 116, grows: true },
    window: messageColumns.window,
    reads: messageColumns.reads,
    createdAt: messageColumns.createdAt,
    authorName: {
      text: (row) => row.authorName,
      linkTo: (row) => row.authorId && colleaguePath(row.authorId),
      isOptional: true,
    },
    pinned: messageColumns.pinned,
    languages: messageColumns.languages,
  },
  otherFields: {
    ...messageOtherFields,
    recipientNames: 'audience',
    recipientCount: 'audience',
    version: 'notShown',
  },
  sorts: messageSorts,
  filters: {
    status: messageFilters.status,
    level: messageFilters.level,
    audience: { kind: 'choice', values: announcementAudiences, word: (to, { t }) => t(`announcement.audience.${to}`) },
    pinned: messageFilters.pinned,
  },
})

type Whom = Pick<AnnouncementRow, 'audience' | 'recipientNames' | 'recipientCount'>

/** Whom it is for: the first by name, and how many there are beside. */
export function recipientsText({ audience, recipientNames, recipientCount }: Whom, t: Translate) {
  if (audience === 'everyone') return t('announcement.audience.everyone')
  // All that it named are gone since.
  if (recipientCount === 0) return t('announcement.forNone')
  const names = recipientNames.join(t('message.comma'))
  const more = recipientCount - recipientNames.length
  return more > 0 ? t('message.andMore', { names, more }) : names
}
