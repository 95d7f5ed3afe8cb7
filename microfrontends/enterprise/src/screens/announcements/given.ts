import { plainText, type Announcement } from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'

/** One announcement as the server has it; a test names only what it is about. */
export function anAnnouncement(facts: Partial<Announcement> = {}): Announcement {
  return {
    id: 'a1',
    title: '放假通知',
    hasZh: true,
    hasEn: false,
    level: 'info',
    audience: 'everyone',
    recipientNames: [],
    recipientCount: 0,
    status: 'published',
    pinned: false,
    publishAt: '2026-03-05T08:00:00.000Z',
    expireAt: null,
    authorName: '王行政',
    authorId: 'u9',
    reach: 3,
    reads: 1,
    createdAt: '2026-03-05T08:00:00.000Z',
    version: 2,
    titleZh: '放假通知',
    contentZh: plainText('国庆放假七天'),
    titleEn: null,
    contentEn: null,
    departments: [],
    roles: [],
    people: [],
    attachments: [],
    remindedAt: null,
    ...facts,
  }
}

/** A server that holds these announcements and refuses nothing. */
export function aServerWith(...list: Announcement[]): CallFakes {
  const readers = [
    {
      userId: 'u1',
      name: '李雷',
      loginId: 'lilei',
      departmentName: '研发部',
      departmentId: 'd1',
      readAt: '2026-03-05T09:00:00.000Z',
    },
    { userId: 'u2', name: '韩梅', loginId: 'hanmei', departmentName: null, departmentId: null, readAt: null },
  ]
  return {
    listAnnouncements: () => ({ total: list.length, list }),
    getAnnouncement: ({ id }) => list.find((one) => one.id === id) ?? anAnnouncement(),
    listAnnouncementReaders: () => ({ total: readers.length, list: readers }),
    listAnnouncementRoles: () => [{ id: 'r1', name: '主管' }],
    listDepartments: () => [],
    getAttachmentLimits: () => ({ perMessage: 5, maxSize: 20 * 1024 * 1024, extensions: ['pdf', 'png'] }),
    writeAnnouncement: () => ({ id: 'a1', version: 3 }),
    publishAnnouncement: () => ({ status: 'published' }),
    withdrawAnnouncement: () => ({}),
    deleteAnnouncement: () => ({}),
    remindAnnouncementReaders: () => ({ people: 2 }),
  }
}
