import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { announcers } from '../foundation/callers.ts'
import { done, flag, id, integer, listInput, listOutput } from '../foundation/fields.ts'
import { announcement, announcementAudiences, announcementRow, writtenAnnouncement } from './announcement-shape.ts'
import { messageLevels, messageStatuses } from './home-message-shape.ts'

const path = '/sapi/enterprise/announcement'
const ofAuthors = { access: announcers, space: 'required' } as const
const stepUpReason = 'what it does is seen at once by those who could do it, and taken back as easily'

/** Announcements of an enterprise to its own people (decision 136). */
export const announcementCalls = defineCalls({
  listAnnouncements: {
    title: ['查看企业公告列表', 'List announcements of the enterprise'],
    summary: 'The announcements of the enterprise, with how many have read each, paged.',
    method: 'GET',
    path,
    ...ofAuthors,
    input: z.strictObject({
      ...listInput,
      status: z.enum(messageStatuses).optional(),
      level: z.enum(messageLevels).optional(),
      audience: z.enum(announcementAudiences).optional(),
      pinned: flag.optional(),
      sort: z.enum(['createdAt', 'publishAt']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(announcementRow),
  },
  getAnnouncement: {
    title: ['查看企业公告', 'Read an announcement of the enterprise'],
    summary: 'One announcement, whole, for its authors.',
    method: 'GET',
    path: `${path}/detail`,
    ...ofAuthors,
    input: z.strictObject({ id }),
    output: announcement,
    problems: ['messageNotFound'],
  },
  writeAnnouncement: {
    title: ['撰写企业公告', 'Write an announcement of the enterprise'],
    target: ['announcement', '公告', 'Announcement'],
    summary:
      'Writes a draft, or changes an announcement against the version that was read. One that is published keeps whom it is for and when it was published, and is told of anew. The same `onceKey` of the same person again writes no other draft.',
    method: 'POST',
    path,
    ...ofAuthors,
    stepUpReason,
    encoding: 'json',
    input: writtenAnnouncement,
    output: z.object({ id, version: z.int() }),
    problems: [
      'messageNotFound',
      'messageWithoutText',
      'messageNotOut',
      'messageOut',
      'attachmentUnknown',
      'tooManyAttachments',
      'windowTooShort',
      'versionConflict',
      'departmentNotFound',
      'roleNotFound',
      'memberNotFound',
    ],
  },
  publishAnnouncement: {
    title: ['发布企业公告', 'Publish an announcement of the enterprise'],
    summary: 'Publishes a draft, at once or at its own moment when that lies ahead.',
    method: 'POST',
    path: `${path}/publish`,
    ...ofAuthors,
    stepUpReason,
    input: z.strictObject({ id, version: integer(1, 2_147_483_647) }),
    output: z.object({ status: z.enum(['scheduled', 'published']) }),
    problems: ['messageNotFound', 'messageNotDraft', 'windowTooShort', 'versionConflict'],
    doneAlready: ['messageNotDraft'],
  },
  withdrawAnnouncement: {
    title: ['撤回企业公告', 'Withdraw an announcement of the enterprise'],
    summary: 'Takes an announcement away from its readers; one that waits for its moment becomes a draft again.',
    method: 'POST',
    path: `${path}/withdraw`,
    ...ofAuthors,
    stepUpReason,
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'messageNotOut'],
    doneAlready: ['messageNotOut'],
  },
  deleteAnnouncement: {
    title: ['删除企业公告', 'Delete an announcement of the enterprise'],
    summary: 'Deletes a draft, or what was withdrawn, with the list of its readers.',
    method: 'DELETE',
    path,
    ...ofAuthors,
    stepUpReason: 'no reader sees it any more, and the audit log says what it was called',
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'announcementStands'],
    doneAlready: ['messageNotFound'],
  },
  listAnnouncementRoles: {
    title: ['查看公告可选角色', 'See the roles that announcements may be for'],
    summary: 'The roles of the enterprise by name, for the form of an announcement.',
    method: 'GET',
    path: `${path}/role`,
    ...ofAuthors,
    input: z.strictObject({}),
    output: z.array(z.object({ id, name: z.string() })),
  },
})
