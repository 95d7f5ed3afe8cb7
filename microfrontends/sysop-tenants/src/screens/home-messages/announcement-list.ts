import {
  announcementAudiences,
  type EnterpriseAnnouncement,
  sentMessageStatuses,
} from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { messageColumns, messageFilters, messageOtherFields, messageSorts } from '@atrium/shared-utility/writing'

const authorName = { text: (row: EnterpriseAnnouncement) => row.authorName, isOptional: true }

/** What an enterprise announces to its own people: that it does, and not what it says. */
export const announcementList = describeList({
  call: 'listEnterpriseAnnouncements',
  id: 'enterprise-announcements',
  labels: 'message',
  search: 'homeMessages.search',
  columns: {
    title: { text: (row) => row.title },
    status: messageColumns.status,
    level: messageColumns.level,
    audience: { text: (row, { t }) => t(`announcement.audience.${row.audience}`), width: 116, grows: true },
    window: messageColumns.window,
    reads: messageColumns.reads,
    createdAt: messageColumns.createdAt,
    authorName: { ...authorName, person: (row) => row.authorId },
    pinned: messageColumns.pinned,
    languages: messageColumns.languages,
  },
  otherFields: messageOtherFields,
  sorts: messageSorts,
  filters: {
    status: { ...messageFilters.status, values: sentMessageStatuses },
    level: messageFilters.level,
    audience: { kind: 'choice', values: announcementAudiences, word: (to, { t }) => t(`announcement.audience.${to}`) },
    pinned: messageFilters.pinned,
    // The page says it.
    entid: 'notShown',
  },
})

/** The same for SaaS administrators, who have no page of a person. */
export const careAnnouncementList = { ...announcementList, columns: { ...announcementList.columns, authorName } }
