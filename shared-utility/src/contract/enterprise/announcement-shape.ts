import { z } from 'zod'
import { id, instant, textToList } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { attachment } from './attachment-shape.ts'
import {
  messageLevels,
  messageStatuses,
  missingTexts,
  neededField,
  writtenMessageFields,
} from './home-message-shape.ts'
import { richText } from './rich-text.ts'

/** Everybody in the enterprise, or the departments (with those below), roles and people that are chosen. */
export const announcementAudiences = ['everyone', 'chosen'] as const
export type AnnouncementAudience = (typeof announcementAudiences)[number]

/** How many departments, roles and people one announcement names, of each. */
export const mostRecipients = 200

const chosen = z.preprocess(textToList, z.array(id).max(mostRecipients)).default([])

/** An announcement as it is written; the form and the server check with this same schema. */
export const writtenAnnouncement = z
  .strictObject({
    ...writtenMessageFields,
    audience: z.enum(announcementAudiences).default('everyone'),
    departmentIds: chosen,
    roleIds: chosen,
    userIds: chosen,
    onceKey,
  })
  .superRefine((written, { issues }) => {
    for (const field of missingTexts(written)) issues.push(neededField(field, written))
    const { audience, departmentIds, roleIds, userIds } = written
    if (audience === 'chosen' && departmentIds.length + roleIds.length + userIds.length === 0)
      issues.push(neededField('departmentIds', written))
  })

/** An announcement as the list of its authors has it. */
export const announcementRow = z.object({
  id,
  /** In the language of the caller, or else in the other. */
  title: z.string(),
  hasZh: z.boolean(),
  hasEn: z.boolean(),
  level: z.enum(messageLevels),
  audience: z.enum(announcementAudiences),
  /** The first of the departments, roles and people that it is for, by name, and how many there are. */
  recipientNames: z.array(z.string()),
  recipientCount: z.int(),
  status: z.enum(messageStatuses),
  pinned: z.boolean(),
  publishAt: instant.nullable(),
  expireAt: instant.nullable(),
  authorName: z.string().nullable(),
  /** Null for an author who has left: there is no card of theirs. */
  authorId: id.nullable(),
  /** How many people it is for now, and how many of these have read it. */
  reach: z.int(),
  reads: z.int(),
  createdAt: instant,
  version: z.int(),
})
export type AnnouncementRow = z.infer<typeof announcementRow>

const named = z.object({ id, name: z.string() })

export const announcement = announcementRow.extend({
  titleZh: z.string().nullable(),
  contentZh: richText.nullable(),
  titleEn: z.string().nullable(),
  contentEn: richText.nullable(),
  departments: z.array(named),
  roles: z.array(named),
  people: z.array(named),
  attachments: z.array(attachment),
  /** When those who had not read it were reminded last. */
  remindedAt: instant.nullable(),
})
export type Announcement = z.infer<typeof announcement>
