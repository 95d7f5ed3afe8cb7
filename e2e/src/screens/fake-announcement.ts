import type { Page } from '@playwright/test'
import { type Announcement, plainText } from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const announcement: Announcement = {
  id: 'a1',
  title: 'The office is closed for the national holiday from Thursday to Wednesday',
  hasZh: true,
  hasEn: true,
  level: 'info',
  audience: 'everyone',
  recipientNames: [],
  recipientCount: 0,
  status: 'published',
  pinned: true,
  publishAt: '2026-01-02T03:04:05.000Z',
  expireAt: null,
  authorName: '林谷雨',
  reach: 2,
  reads: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  version: 2,
  titleZh: '国庆放假通知',
  contentZh: plainText('周四至下周三放假。'),
  titleEn: 'The office is closed for the national holiday from Thursday to Wednesday',
  contentEn: plainText('Work begins again on Thursday.'),
  departments: [],
  roles: [],
  people: [],
  remindedAt: null,
}
const reader = { userId: 'u1', name: '林谷雨', loginId: 'lin.guyu', departmentName: '研发与创新中心', readAt: null }

/** An announcement with a person who has not read it. */
export async function fakeAnnouncement(page: Page) {
  await fakeResult('**/sapi/enterprise/announcement/detail?*', announcement)(page)
  await fakeResult('**/sapi/enterprise/announcement/reader?*', { total: 1, list: [reader] })(page)
}
