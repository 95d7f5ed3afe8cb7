import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator } from '../foundation/callers.ts'
import { homeMessageCalls } from './home-message.ts'

const path = '/api/admin/saas/message'
const ofCarer = { access: categoryAdministrator, space: 'none' } as const

// The second address of withdrawing is that of operators.
const { alias: _ofOperators, ...withdrawHomeMessage } = homeMessageCalls.withdrawHomeMessage

/**
 * The messages of SaaS administrators: to categories in their care and enterprises of these. They are those of
 * operators in all else; the database sees to it that no other tenant reads them (decision 070).
 */
export const messageInCareCalls = defineCalls({
  listMessagesInCare: {
    ...homeMessageCalls.listHomeMessages,
    title: ['查看所负责分类的公告', 'List announcements for managed categories'],
    summary: 'The messages written for the SaaS categories in the care of the caller, paged.',
    path,
    ...ofCarer,
    input: homeMessageCalls.listHomeMessages.input.omit({ entid: true }),
  },
  getMessageInCare: {
    ...homeMessageCalls.getHomeMessage,
    title: ['查看所负责分类的一条公告', 'View an announcement for managed categories'],
    summary: 'One message in the care of the caller, whole.',
    path: `${path}/detail`,
    ...ofCarer,
  },
  writeMessageInCare: {
    ...homeMessageCalls.writeHomeMessage,
    title: ['撰写所负责分类的公告', 'Write an announcement for managed categories'],
    summary:
      'Writes a draft to categories or enterprises in care, or changes a message against the version that was read.',
    stepUpReason: 'as for operators, and nobody reads it outside of what is in care',
    path,
    ...ofCarer,
  },
  publishMessageInCare: {
    ...homeMessageCalls.publishHomeMessage,
    title: ['发布所负责分类的公告', 'Publish an announcement for managed categories'],
    summary: 'Publishes a draft in care, at once or at its own moment.',
    stepUpReason: 'the same, checked once more as it goes out',
    path: `${path}/publish`,
    ...ofCarer,
  },
  withdrawMessageInCare: {
    ...withdrawHomeMessage,
    title: ['撤回所负责分类的公告', 'Withdraw an announcement for managed categories'],
    summary: 'Takes a published message in care away from its readers; one that waits becomes a draft again.',
    stepUpReason: 'takes words away, and opens nothing',
    path,
    ...ofCarer,
  },
  deleteMessageInCare: {
    ...homeMessageCalls.deleteHomeMessage,
    title: ['删除所负责分类的公告草稿', 'Delete an announcement draft for managed categories'],
    summary: 'Deletes a draft in care.',
    stepUpReason: 'drafts only',
    path: `${path}/draft`,
    ...ofCarer,
  },
})
