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

/**
 * What the file of a link is asked for as, to be looked at: a document of Office as a PDF (docs/decisions/141), a picture as a small
 * one (144).
 */
export const shownAs = z.enum(['pdf', 'small']).optional()
export type ShownAs = z.output<typeof shownAs>

/** The fields of a signed link to an attachment, beside its path. */
export const attachmentLink = { id, as: shownAs, until: z.string().max(16), sign: z.string().max(64) }

/** Why a document is not shown as a PDF, or a picture as a small one. */
export const noPreview = [
  'previewNotOffered',
  'previewTooLarge',
  'previewRefused',
  'previewSlow',
  'previewFailed',
  'thumbnailNotMade',
] as const
