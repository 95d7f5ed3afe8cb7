import { z } from 'zod'
import { flag, id, instant, integer, text, textToList } from '../foundation/fields.ts'
import { writtenRichText } from './rich-text.ts'
import { onceKey } from '../foundation/once-key.ts'

export const messageLevels = ['info', 'warn', 'critical'] as const
export type MessageLevel = (typeof messageLevels)[number]

/** Everyone, the people of enterprises, those of the enterprises of SaaS categories, or people of some types. */
export const messageAudiences = ['all', 'ent', 'saas', 'type'] as const
export type MessageAudience = (typeof messageAudiences)[number]

/** `scheduled` waits for its moment; `expired` was published, and its time is over. */
export const messageStatuses = ['draft', 'scheduled', 'published', 'expired', 'withdrawn'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** Enterprises have capitals in their ids. */
const audienceId = z.string().regex(/^[A-Za-z0-9]{1,32}$/)

/** What a message says, how and when: one of operators, or of an enterprise to its own people. */
export const writtenMessageFields = {
  /** Left out for a new one. */
  id: id.optional(),
  /** The version that was read; needed with the id. */
  version: integer(1, 2_147_483_647).optional(),
  titleZh: text(1, 120).optional(),
  contentZh: writtenRichText.optional(),
  titleEn: text(1, 120).optional(),
  contentEn: writtenRichText.optional(),
  level: z.enum(messageLevels).default('info'),
  /** Left out: the moment at which its author publishes it. */
  publishAt: instant.optional(),
  expireAt: instant.optional(),
  pinned: flag.default(false),
  /** The uploaded files, in their order. A file that stood there before and is not among them goes. */
  attachments: z.preprocess(textToList, z.array(id).max(50)).default([]),
}

type MessageTexts = { titleZh?: unknown; contentZh?: unknown; titleEn?: unknown; contentEn?: unknown }

/** In each language a title needs a text, and a text a title. */
export function missingTexts({ titleZh, contentZh, titleEn, contentEn }: MessageTexts) {
  return [
    titleZh === undefined && contentZh !== undefined && 'titleZh',
    contentZh === undefined && titleZh !== undefined && 'contentZh',
    titleEn === undefined && contentEn !== undefined && 'titleEn',
    contentEn === undefined && titleEn !== undefined && 'contentEn',
  ].filter((field) => field !== false)
}

/** The issue of a field that is needed beside another. */
export function neededField(field: string, input: object) {
  return { code: 'invalid_type' as const, expected: 'string' as const, path: [field], input }
}

/** A message as an operator writes it; the form and the server check with this same schema. */
export const writtenHomeMessage = z
  .strictObject({
    ...writtenMessageFields,
    audience: z.enum(messageAudiences).default('all'),
    /** The ids of enterprises, categories or user types, by `audience`; as a form sends them, with commas between. */
    audienceIds: z.preprocess(textToList, z.array(audienceId).max(200)).default([]),
    onceKey,
  })
  .superRefine((message, { issues }) => {
    for (const field of missingTexts(message)) issues.push(neededField(field, message))
    if (message.audience !== 'all' && message.audienceIds.length === 0) issues.push(neededField('audienceIds', message))
  })

/** A message as the list of operators has it. */
export const homeMessageRow = z.object({
  id,
  /** In the language of the caller, or else in the other. */
  title: z.string(),
  hasZh: z.boolean(),
  hasEn: z.boolean(),
  level: z.enum(messageLevels),
  audience: z.enum(messageAudiences),
  /**
   * How many enterprises, categories or types it is for, and the first of their names; those of types are ids. What is gone or no
   * longer in the caller’s care has no name.
   */
  audienceCount: z.int(),
  audienceNames: z.array(z.string()),
  status: z.enum(messageStatuses),
  pinned: z.boolean(),
  publishAt: instant.nullable(),
  expireAt: instant.nullable(),
  authorName: z.string().nullable(),
  /** For operators; null for the others, who have no page of the author. */
  authorId: id.nullable(),
  /** How many people it was for when it was published; null until they are counted. */
  reach: z.int().nullable(),
  reads: z.int(),
  createdAt: instant,
  version: z.int(),
})
export type HomeMessageRow = z.infer<typeof homeMessageRow>
