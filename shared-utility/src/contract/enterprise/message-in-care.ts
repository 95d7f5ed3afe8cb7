import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator } from '../foundation/callers.ts'
import { homeMessageCalls } from './home-message.ts'

const path = '/api/admin/saas/message'
const ofCarer = { access: categoryAdministrator, space: 'none' } as const

// The second address of withdrawing is that of operators.
const { alias: _ofOperators, ...withdrawHomeMessage } = homeMessageCalls.withdrawHomeMessage

/**
 * The messages of SaaS administrators: to categories in their care and enterprises of these. They are those of
 * operators in all else; the database sees to it that nobody outside reads them (decision 070).
 */
export const messageInCareCalls = defineCalls({
  listMessagesInCare: {
    ...homeMessageCalls.listHomeMessages,
    summary: 'The messages written for the SaaS categories in the care of whoever asks, paged.',
    path,
    ...ofCarer,
  },
  getMessageInCare: {
    ...homeMessageCalls.getHomeMessage,
    summary: 'One message in the care of whoever asks, whole.',
    path: `${path}/detail`,
    ...ofCarer,
  },
  writeMessageInCare: {
    ...homeMessageCalls.writeHomeMessage,
    summary:
      'Writes a draft to categories or enterprises in care, or changes a message against the version that was read.',
    path,
    ...ofCarer,
  },
  publishMessageInCare: {
    ...homeMessageCalls.publishHomeMessage,
    summary: 'Publishes a draft in care, at once or at its own moment.',
    path: `${path}/publish`,
    ...ofCarer,
  },
  withdrawMessageInCare: {
    ...withdrawHomeMessage,
    summary: 'Takes a published message in care away from its readers; one that waits becomes a draft again.',
    path,
    ...ofCarer,
  },
  deleteMessageInCare: {
    ...homeMessageCalls.deleteHomeMessage,
    summary: 'Deletes a draft in care.',
    path: `${path}/draft`,
    ...ofCarer,
  },
})
