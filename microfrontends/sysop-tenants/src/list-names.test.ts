import { type DescribedNames, type NamingList, plainNames, unlinkedNames } from '@atrium/shared-utility/testing'
import { auditList } from './screens/audit/audit-list.tsx'
import { bulkRowList } from './screens/bulk/bulk-list.ts'
import { enterpriseList } from './screens/enterprises/enterprise-list.tsx'
import { careMessageList, messageList } from './screens/home-messages/message-list.ts'
import { readerList } from './screens/home-messages/reader-list.ts'
import { jobList } from './screens/jobs/job-list.ts'
import { sessionList } from './screens/sessions/session-list.ts'
import { signInList } from './screens/sign-ins/sign-in-list.tsx'
import { userList } from './screens/users/user-list.ts'

const lists: Record<string, DescribedNames & NamingList> = {
  auditList,
  bulkRowList,
  careMessageList,
  enterpriseList,
  jobList,
  messageList,
  readerList,
  sessionList,
  signInList,
  userList,
}

const opensRow = 'its screen opens the row by it (openAt)'

/** Columns that name something and say no way to it, each with the reason. */
const without: Record<string, Record<string, string>> = {
  enterpriseList: { name: opensRow },
  sessionList: { state: 'says that an operator acts, and another column which one' },
  userList: { name: opensRow },
}

test.each(Object.entries(lists))(
  'in %s each column that names an enterprise or a person leads to its page',
  (_, list) => expect(plainNames(list)).toEqual([]),
)

test.each(Object.entries(lists))('in %s each column that names a record or a person leads there', (list, described) => {
  expect(unlinkedNames(described)).toEqual(Object.keys(without[list] ?? {}))
})
