import {
  conversationPage,
  Problem,
  UserType,
  type chatMessageCalls,
  type conversationCalls,
} from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { pictureOf, picturesOf } from '../../identity/person-picture/queries.ts'
import { findConversation, selectConversations, type SelectedConversation } from './list-query.ts'
import { openConversation, selectMessages } from './queries.ts'
import { markConversationRead } from './mark-read.ts'
import { recallChatMessage } from './recall.ts'
import { sendChatMessage } from './send.ts'

/** The people who work in an enterprise, whom its calls let in. */
const types: readonly UserType[] = [UserType.member, UserType.developer, UserType.collaborator, UserType.administrator]

export const conversationHandlers: Handlers<typeof conversationCalls & typeof chatMessageCalls> = {
  async getChatConfig(_input, context) {
    const enabled = context.space !== null && types.includes(sessionOf(context).userType)
    return { enabled, provider: 'portal', wsUrl: '' }
  },

  async listConversations({ afterId, afterAt }, context) {
    const after = afterId === undefined || afterAt === undefined ? null : { id: afterId, at: new Date(afterAt) }
    const rows = await selectConversations(context.db, {
      userId: sessionOf(context).userId,
      after,
      most: conversationPage + 1,
    })
    const list = await conversationsOf(rows.slice(0, conversationPage), context)
    return { list, hasMore: rows.length > conversationPage }
  },

  async getConversation({ conversationId: id }, context) {
    const row = await findConversation(context.db, { userId: sessionOf(context).userId, id })
    const [conversation] = row === undefined ? [] : await conversationsOf([row], context)
    if (conversation === undefined) throw new Problem('conversationNotFound')
    return conversation
  },

  async openConversation({ userId }, context) {
    const { db, newId, now } = context
    if (userId === sessionOf(context).userId) throw new Problem('conversationWithOneself')
    const conversationId = await openConversation(db, { userId, newId: newId(), now })
    if (conversationId === null) throw new Problem('memberNotFound')
    return { conversationId }
  },

  async listChatMessages({ conversationId, ...range }, context) {
    const { db } = context
    const row = await findConversation(db, { userId: sessionOf(context).userId, id: conversationId })
    if (row === undefined) throw new Problem('conversationNotFound')
    const rows = await selectMessages(db, { conversationId, entId: spaceOf(context).entId, ...range })
    return { list: rows.map(({ sentAt, ...message }) => ({ ...message, sentAt: sentAt.toISOString() })) }
  },

  sendChatMessage,
  recallChatMessage,
  markConversationRead,
}

async function conversationsOf(rows: readonly SelectedConversation[], context: Context) {
  const ids = rows.flatMap(({ userId }) => userId ?? [])
  const pictures = await picturesOf(context.db, ids, spaceOf(context).entId)
  return rows.map((row) => ({ ...conversationOf(row), ...pictureOf(pictures, row.userId) }))
}

function conversationOf({ lastAt, lastText, lastAuthor, isOwn, isRecalled, people, ...row }: SelectedConversation) {
  return {
    ...row,
    lastAt: lastAt.toISOString(),
    people: people ?? 0,
    last: isOwn === null ? null : { isOwn, author: lastAuthor ?? '', text: lastText ?? '', isRecalled },
  }
}
