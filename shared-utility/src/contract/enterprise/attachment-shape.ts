import { z } from 'zod'
import { id, text } from '../foundation/fields.ts'

/** The name of a file that a person attaches: no path. */
export const attachmentName = text(1, 200).regex(/^[^/\\]+$/)

/** A file of a message, as told to a person who may read the message. */
export const attachment = z.object({
  id,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** Where the picture is, for a quarter of an hour and for this caller; null where there is none to show. */
  pictureUrl: z.string().nullable(),
})
export type Attachment = z.output<typeof attachment>

/** The fields of a signed link to an attachment, beside its path. */
export const attachmentLink = { id, until: z.string().max(16), sign: z.string().max(64) }
