import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { platformStaff } from '../foundation/callers.ts'
import { enterpriseId, flag, listInput, listOutput } from '../foundation/fields.ts'
import { announcementAudiences, announcementRow } from './announcement-shape.ts'
import { messageLevels } from './home-message-shape.ts'

/** The states of what its authors have finished. */
export const sentMessageStatuses = ['scheduled', 'published', 'expired', 'withdrawn'] as const

// The names of departments, roles and people that it is for stay in the enterprise.
const enterpriseAnnouncement = announcementRow.omit({ recipientNames: true, recipientCount: true, version: true })
export type EnterpriseAnnouncement = z.infer<typeof enterpriseAnnouncement>

/** What operators and SaaS administrators see of the announcements of an enterprise (decision 152). */
export const enterpriseAnnouncementCalls = defineCalls({
  listEnterpriseAnnouncements: {
    title: ['查看一家企业的公告', 'View the announcements of an enterprise'],
    summary:
      'The announcements of one enterprise to its own people, paged: title, state, time and how many have read each. Neither their texts nor drafts. SaaS administrators see those of enterprises in their care.',
    path: '/api/admin/enterprise/{entid}/announcement',
    access: platformStaff,
    space: 'none',
    input: z.strictObject({
      ...listInput,
      entid: enterpriseId,
      status: z.enum(sentMessageStatuses).optional(),
      level: z.enum(messageLevels).optional(),
      audience: z.enum(announcementAudiences).optional(),
      pinned: flag.optional(),
      sort: z.enum(['createdAt', 'publishAt']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
    output: listOutput(enterpriseAnnouncement),
  },
})
