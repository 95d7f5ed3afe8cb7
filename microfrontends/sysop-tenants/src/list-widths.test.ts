import { type DescribedWidths, leastListWidth, listRoomAt } from '@atrium/shared-utility/testing'
import { applicationList } from './screens/applications/application-list.ts'
import { auditList } from './screens/audit/audit-list.tsx'
import { careEnterpriseList } from './screens/care/enterprise-list.ts'
import { carePersonList } from './screens/care/person-list.ts'
import { enterpriseList } from './screens/enterprises/enterprise-list.tsx'
import { announcementList } from './screens/home-messages/announcement-list.ts'
import { messageList } from './screens/home-messages/message-list.ts'
import { readerList } from './screens/home-messages/reader-list.ts'
import { jobList } from './screens/jobs/job-list.ts'
import { carePackageList } from './screens/packages/care-package-list.ts'
import { packageList } from './screens/packages/package-list.ts'
import { sessionList } from './screens/sessions/session-list.ts'
import { signInList } from './screens/sign-ins/sign-in-list.tsx'
import { userList } from './screens/users/user-list.ts'

const lists: Record<string, DescribedWidths> = {
  announcementList,
  applicationList,
  auditList,
  careEnterpriseList,
  carePackageList,
  carePersonList,
  enterpriseList: { ...enterpriseList, selection: {} },
  messageList,
  readerList,
  jobList,
  packageList,
  sessionList,
  signInList,
  userList: { ...userList, selection: {} },
}

test.each(Object.entries(lists))('U01: %s does not scroll sideways at 1280, as it is first shown', (_, list) => {
  expect(leastListWidth(list)).toBeLessThanOrEqual(listRoomAt(1280))
})
