import type { Page } from '@playwright/test'
import { plainText, type Announcement, type AnnouncementReaderRow } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const announcement: Announcement = {
  id: 'a1',
  title: 'Closed in October',
  hasZh: false,
  hasEn: true,
  level: 'info',
  audience: 'everyone',
  recipientNames: [],
  recipientCount: 0,
  status: 'published',
  pinned: false,
  publishAt: '2026-01-02T03:04:05.000Z',
  expireAt: null,
  authorName: '林谷雨',
  authorId: 'u1',
  reach: 1,
  reads: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  version: 2,
  titleZh: null,
  contentZh: null,
  titleEn: 'Closed in October',
  contentEn: plainText('We are closed for seven days'),
  departments: [],
  roles: [],
  people: [],
  attachments: [],
  remindedAt: null,
}

const reader: AnnouncementReaderRow = {
  userId: 'u1',
  name: '林谷雨',
  loginId: 'lin.guyu',
  departmentName: 'Research and development of machines',
  departmentId: 'd1',
  readAt: '2026-01-02T03:04:05.000Z',
}

/** An announcement that one person has read. */
export async function fakeReaders(page: Page) {
  await fakeResult('**/sapi/enterprise/announcement/detail?*', announcement)(page)
  await fakeResult('**/sapi/enterprise/announcement/reader?*', { total: 1, list: [reader] })(page)
}
