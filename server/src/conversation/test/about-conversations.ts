import type { CallName } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'

/** What each call about a conversation is asked with, beside the conversation. */
export const aboutConversations: Partial<Record<CallName, (other: { person: { id: string } }) => object>> = {
  getConversation: () => ({}),
  findConversationPeople: () => ({}),
  searchChatMessages: () => ({ q: '之' }),
  listChatMessages: () => ({}),
  sendChatMessage: () => ({ messageId: newId(), text: '还在吗' }),
  recallChatMessage: () => ({ seq: 1 }),
  addChatFile: () => ({ name: '计划.pdf', sizeBytes: 3 }),
  addChatFileBytes: () => ({ fileId: newId(), offset: 0 }),
  removeChatFile: () => ({ fileId: newId() }),
  linkChatFile: () => ({ fileId: newId() }),
  fetchChatFile: () => ({ fileId: newId(), until: '1', sign: 'x' }),
  markConversationRead: () => ({ seq: 1 }),
  getMessageReaders: () => ({ seq: 1 }),
  renameGroup: () => ({ name: '别的' }),
  listGroupMembers: () => ({}),
  addGroupMembers: ({ person }) => ({ userIds: [person.id] }),
  removeGroupMember: ({ person }) => ({ userId: person.id }),
  handOverGroup: ({ person }) => ({ userId: person.id }),
  leaveGroup: () => ({}),
}

/** Of a file that is none; files that were sent are tried in `conversation/leaving-walk.test.ts`. */
export const refusalsOfFiles: Partial<Record<CallName, string>> = {
  addChatFileBytes: 'notFound',
  removeChatFile: 'notFound',
  linkChatFile: 'notFound',
  fetchChatFile: 'linkNotValid',
}
