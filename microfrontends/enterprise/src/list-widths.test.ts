import { type DescribedWidths, leastListWidth, listRoomAt } from '@atrium/shared-utility/testing'
import { announcementList } from './screens/announcements/announcement-list.ts'
import { readerList } from './screens/announcements/reader-list.ts'
import { auditList } from './screens/logs/audit-list.tsx'
import { sessionList } from './screens/logs/session-list.ts'
import { signInList } from './screens/logs/sign-in-list.tsx'

const lists: Record<string, DescribedWidths> = {
  announcementList,
  readerList,
  auditList,
  sessionList,
  signInList,
}

test.each(Object.entries(lists))('U01: %s does not scroll sideways at 1280, as it is first shown', (_, list) => {
  expect(leastListWidth(list)).toBeLessThanOrEqual(listRoomAt(1280))
})
