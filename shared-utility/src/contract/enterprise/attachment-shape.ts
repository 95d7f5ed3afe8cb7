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

/** What the file of a link is asked for as: a document of Office as a PDF, to be looked at (docs/decisions/141). */
export const shownAs = z.literal('pdf').optional()

/** The fields of a signed link to an attachment, beside its path. */
export const attachmentLink = { id, as: shownAs, until: z.string().max(16), sign: z.string().max(64) }

/** Why a document is not shown as a PDF. */
export const noPreview = [
  'previewNotOffered',
  'previewTooLarge',
  'previewRefused',
  'previewSlow',
  'previewFailed',
] as const
