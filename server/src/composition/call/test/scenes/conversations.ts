import { uploadedTo } from '../../../../conversation/test/given-chat-files.ts'
import { givenPdf } from '../../../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../../../foundation/db/id.ts'
import type { Scenes } from './stage.ts'

/** What members write to each other. */
export const conversationScenes: Scenes = {
  async 'a conversation of two members'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { id: userId } = await server.given.person({ enterprise })
    const { conversationId } = await administrator.call('openConversation', { userId })
    await administrator.call('sendChatMessage', { conversationId, messageId: newId(), text: '您好' })
    await administrator.call('listConversations', {})
    await administrator.call('getConversation', { conversationId })
    await administrator.call('findConversationPeople', { conversationId })
    await administrator.call('listChatMessages', { conversationId })
    await administrator.call('searchChatMessages', { q: '您好', conversationId })
    await administrator.call('getMessageReaders', { conversationId, seq: 1 })
    await administrator.call('markConversationRead', { conversationId, seq: 1 })
    await administrator.call('recallChatMessage', { conversationId, seq: 1 })
    await administrator.call('getChatConfig', {})
  },

  async 'a file in a conversation'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { id: userId } = await server.given.person({ enterprise })
    const { conversationId } = await administrator.call('openConversation', { userId })
    const [sent, left] = [
      await uploadedTo(administrator, conversationId, { name: '计划.pdf', bytes: givenPdf }),
      await uploadedTo(administrator, conversationId, { name: '计划.pdf', bytes: givenPdf }),
    ]
    await administrator.call('removeChatFile', { conversationId, fileId: left })
    await administrator.call('sendChatMessage', { conversationId, messageId: newId(), attachments: [sent] })
    await administrator.call('linkChatFile', { conversationId, fileId: sent })
  },

  async 'a group of members'({ server, home }) {
    const { administrator, enterprise } = await home()
    const [one, two] = [await server.given.person({ enterprise }), await server.given.person({ enterprise })]
    const { conversationId } = await administrator.call('addGroup', { name: '项目组', userIds: [one.id] })
    await administrator.call('renameGroup', { conversationId, name: '项目' })
    await administrator.call('addGroupMembers', { conversationId, userIds: [two.id] })
    await administrator.call('listGroupMembers', { conversationId })
    await administrator.call('handOverGroup', { conversationId, userId: administrator.person.id })
    await administrator.call('removeGroupMember', { conversationId, userId: one.id })
    await administrator.call('leaveGroup', { conversationId })
  },

  async 'the group of a department'({ home }) {
    const { administrator } = await home()
    const { id: departmentId } = await administrator.call('addDepartment', { name: '生产部' })
    await administrator.call('addDepartmentGroup', { departmentId })
    await administrator.call('listDepartmentGroups', {})
    await administrator.call('updateDepartmentGroup', { departmentId, withBelow: true })
    await administrator.call('releaseDepartmentGroup', { departmentId })
  },

  async 'how long messages are kept'({ home }) {
    const { administrator } = await home()
    await administrator.call('getChatRetention', {})
    await administrator.call('updateChatRetention', { keep: 'days90', version: 0 })
  },
}
