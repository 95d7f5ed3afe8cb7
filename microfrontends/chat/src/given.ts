import type { ChatMessage, Conversation } from '@atrium/shared-utility/contract'
import type { CallFakes } from '@atrium/shared-utility/testing'

export const own = 'person1'
const today = new Date().toISOString()

function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    kind: 'direct',
    userId: 'u2',
    departmentId: null,
    name: '周知微',
    people: 2,
    isOpen: true,
    lastSeq: 2,
    lastAt: today,
    last: { isOwn: false, author: '周知微', text: '带上图纸', attached: null, isRecalled: false },
    recalls: 0,
    removedTo: 0,
    unread: 0,
    readByOther: 1,
    ...changes,
  }
}

export function aMessage(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    messageId: `m${seq}`,
    authorId: 'u2',
    author: '周知微',
    text: `第 ${seq} 条`,
    isRecalled: false,
    quoted: null,
    files: [],
    card: null,
    sentAt: today,
    ...changes,
  }
}

/** The names of those whom messages mention. */
const people = { u2: '周知微', [own]: 'Person' }

/** A server with one conversation, which keeps what is written as the real one does. */
export function aServer(written: ChatMessage[], about: Partial<Conversation> = {}) {
  const kept = [...written]
  const state = { read: 0, recalls: 0 }
  const now = () => {
    const last = kept.at(-1)
    const unread = Math.max(0, (about.unread ?? 0) - state.read)
    return aConversation({ lastSeq: last?.seq ?? 0, recalls: state.recalls, ...about, unread })
  }
  const calls = {
    listDepartmentGroups: () => [],
    getChatRetention: () => ({ keep: 'forever', version: 0 }) as const,
    getMessageReaders: () => ({ read: 0, of: 0, hidden: 0, list: [] }),
    listConversations: () => ({ list: [now()], hasMore: false }),
    getConversation: now,
    listChatMessages: ({ before, after, most = 50 }: { before?: number; after?: number; most?: number }) => {
      const at = new Date().toISOString()
      if (after !== undefined) return { list: kept.filter(({ seq }) => seq > after).slice(0, most), people, at }
      return { list: kept.filter(({ seq }) => before === undefined || seq < before).slice(-most), people, at }
    },
    getAttachmentLimits: () => ({
      perMessage: 3,
      maxSize: 20 * 1024 * 1024,
      extensions: ['pdf' as const, 'png' as const],
    }),
    findConversationPeople: () => [{ userId: 'u2', name: '周知微' }],
    sendChatMessage: ({ messageId, text }: { messageId: string; text: string }) => {
      const known = kept.find((one) => one.messageId === messageId)
      const message =
        known ?? aMessage((kept.at(-1)?.seq ?? 0) + 1, { messageId, text, authorId: own, author: 'Person' })
      if (known === undefined) kept.push(message)
      return { seq: message.seq, sentAt: message.sentAt }
    },
    recallChatMessage: ({ seq: number }: { seq: number }) => {
      const index = kept.findIndex(({ seq }) => seq === number)
      const message = kept[index]
      if (message !== undefined) kept[index] = { ...message, text: '', isRecalled: true }
      state.recalls += 1
      return {}
    },
    markConversationRead: ({ seq }: { seq: number }) => {
      state.read = seq
      return {}
    },
  } satisfies CallFakes
  return { calls, kept }
}
