import { type NamingList, unlinkedNames } from '@atrium/shared-utility/testing'
import { announcementList } from './screens/announcements/announcement-list.ts'
import { readerList } from './screens/announcements/reader-list.ts'
import { requestList } from './screens/applications/request-list.ts'
import { departmentMemberList } from './screens/departments/department-list.ts'
import { directoryList } from './screens/departments/directory/directory-list.tsx'
import { auditList } from './screens/logs/audit-list.tsx'
import { sessionList } from './screens/logs/session-list.ts'
import { signInList } from './screens/logs/sign-in-list.tsx'
import { invitationList } from './screens/people/invitations/invitation-list.ts'
import { memberList } from './screens/people/members/member-list.ts'

const lists: Record<string, NamingList> = {
  announcementList,
  auditList,
  departmentMemberList,
  directoryList,
  invitationList,
  memberList,
  readerList,
  requestList,
  sessionList,
  signInList,
}

const opensRow = 'its screen opens the row by it (openAt)'
const titleAtWork = 'what a person is at work'

/** Columns that name something and say no way to it, each with the reason. */
const without: Record<string, Record<string, string>> = {
  departmentMemberList: { name: opensRow, title: titleAtWork },
  directoryList: {
    name: opensRow,
    departments: 'draws a link for each department',
    title: 'titles, which the row has with its departments',
  },
  memberList: { name: opensRow, title: titleAtWork },
}

test.each(Object.entries(lists))('in %s each column that names a record or a person leads there', (list, described) => {
  expect(unlinkedNames(described)).toEqual(Object.keys(without[list] ?? {}))
})
