import { fieldsRead } from '@atrium/shared-utility/testing'
import { announcementList } from './screens/announcements/announcement-list.ts'
import { readerList } from './screens/announcements/reader-list.ts'
import { requestList } from './screens/applications/request-list.ts'
import { departmentMemberList } from './screens/departments/department-list.ts'
import { directoryList } from './screens/departments/directory/directory-list.ts'
import { auditList } from './screens/logs/audit-list.tsx'
import { sessionList } from './screens/logs/session-list.ts'
import { signInList } from './screens/logs/sign-in-list.tsx'
import { invitationList } from './screens/people/invitations/invitation-list.ts'
import { memberList } from './screens/people/members/member-list.ts'

type Column = { text: (row: never, words: never) => unknown; linkTo?: unknown; portalTo?: unknown }

/** Fields that name what has a page. A row has no id of who wrote it or answered it: those names are none of them. */
const names = new Set(['name', 'userName', 'actorName', 'targetName', 'applicationName'])

type List = { columns: Record<string, Column>; otherFields: Record<string, string> }

const lists: Record<string, List> = {
  announcementList,
  auditList,
  invitationList,
  readerList,
  requestList,
  sessionList,
  signInList,
}

/** Their screens open a row by its first column (`openAt`). */
const openedByRow: typeof lists = { departmentMemberList, directoryList, memberList }

test.each(Object.entries({ ...lists, ...openedByRow }))(
  'in %s each column that names what has a page leads to it',
  (list, { columns, otherFields }) => {
    const opens = list in openedByRow ? Object.keys(columns)[0] : undefined
    const plain = Object.entries(columns).filter(([key, column]) => {
      const told = Object.keys(otherFields).filter((field) => otherFields[field] === key)
      const isNamed = [...fieldsRead(column), ...told].some((field) => names.has(field))
      return isNamed && key !== opens && !('linkTo' in column) && !('portalTo' in column)
    })
    expect(plain.map(([key]) => key)).toEqual([])
  },
)
