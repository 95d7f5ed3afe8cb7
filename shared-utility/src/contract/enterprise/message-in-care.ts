import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator } from '../foundation/callers.ts'
import { done, id, listOutput } from '../foundation/fields.ts'
import { homeMessageRow, writtenHomeMessage } from './home-message-shape.ts'
import { homeMessage, messageFilter, oneVersion } from './home-message.ts'

const path = '/api/admin/saas/message'
const ofCarer = { access: categoryAdministrator, space: 'none' } as const

/**
 * The messages of SaaS administrators: to categories in their care and enterprises of these. They are those of
 * operators in all else; the database sees to it that nobody outside reads them (decision 070).
 */
export const messageInCareCalls = defineCalls({
  listMessagesInCare: {
    summary: 'The messages written for the SaaS categories in the care of whoever asks, paged.',
    method: 'GET',
    path,
    ...ofCarer,
    input: messageFilter,
    output: listOutput(homeMessageRow),
  },
  getMessageInCare: {
    summary: 'One message in the care of whoever asks, whole.',
    method: 'GET',
    path: `${path}/detail`,
    ...ofCarer,
    input: z.strictObject({ id }),
    output: homeMessage,
    problems: ['messageNotFound'],
  },
  writeMessageInCare: {
    summary:
      'Writes a draft to categories or enterprises in care, or changes a message against the version that was read.',
    method: 'POST',
    path,
    ...ofCarer,
    encoding: 'json',
    input: writtenHomeMessage,
    output: z.object({ id, version: z.int() }),
    problems: [
      'messageNotFound',
      'messageWithoutText',
      'messageNotOut',
      'messageOut',
      'attachmentUnknown',
      'tooManyAttachments',
      'audienceUnknown',
      'windowTooShort',
      'versionConflict',
    ],
  },
  publishMessageInCare: {
    summary: 'Publishes a draft in care, at once or at its own moment.',
    method: 'POST',
    path: `${path}/publish`,
    ...ofCarer,
    input: oneVersion,
    output: z.object({ status: z.enum(['scheduled', 'published']) }),
    problems: ['messageNotFound', 'messageNotDraft', 'audienceUnknown', 'windowTooShort', 'versionConflict'],
  },
  withdrawMessageInCare: {
    summary: 'Takes a published message in care away from its readers; one that waits becomes a draft again.',
    method: 'DELETE',
    path,
    ...ofCarer,
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'messageNotOut'],
  },
  deleteMessageInCare: {
    summary: 'Deletes a draft in care.',
    method: 'DELETE',
    path: `${path}/draft`,
    ...ofCarer,
    input: z.strictObject({ id }),
    output: done,
    problems: ['messageNotFound', 'messageNotDraft'],
  },
})
