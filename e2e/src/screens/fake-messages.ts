import type { Page } from '@playwright/test'
import {
  plainText,
  type HomeMessage,
  type HomeMessageReaderRow,
  type HomeMessageRow,
} from '@atrium/shared-utility/contract'
import { fakeResult } from './fake-result.ts'

const message: HomeMessageRow = {
  id: 'm1',
  title: 'A title of an announcement that says so much that no column has room for all of it',
  hasZh: true,
  hasEn: false,
  level: 'warn',
  audience: 'ent',
  audienceCount: 5,
  audienceNames: ['Acme', 'Beta', 'Gamma'],
  status: 'published',
  pinned: true,
  publishAt: '2026-03-05T08:00:00.000Z',
  expireAt: '2026-03-06T08:00:00.000Z',
  authorName: '林谷雨',
  authorId: 'u1',
  reach: 3_400,
  reads: 1_200,
  createdAt: '2026-03-05T08:00:00.000Z',
  version: 3,
}

/** What operators wrote, and a person who has read it. */
export const fakeMessages = fakeResult('**/api2/home/message?*', { total: 1, list: [message] })

const messageReader: HomeMessageReaderRow = {
  userId: 'u1',
  name: '林谷雨',
  loginId: 'lin.guyu',
  readAt: '2026-03-05T09:00:00.000Z',
}

const text = { titleZh: message.title, contentZh: plainText('On Saturday night'), titleEn: null, contentEn: null }
const shown: HomeMessage = { ...message, ...text, audienceOf: [], attachments: [] }
export async function fakeMessageReaders(page: Page) {
  await fakeResult('**/api2/home/message/detail?*', shown)(page)
  await fakeResult('**/sapi/home/message/reader?*', { total: 1, list: [messageReader] })(page)
}

/** One of them as a SaaS administrator wrote it. */
export const fakeMessageInCare = fakeResult('**/api/admin/saas/message/detail?*', shown)
