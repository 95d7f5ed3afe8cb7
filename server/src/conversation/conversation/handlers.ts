import {
  conversationPage,
  enterpriseTypes,
  Problem,
  type UserType,
  type chatMessageCalls,
  type conversationCalls,
} from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { normalName } from '../../foundation/query/list/names.ts'
import { lockMembers } from '../../organisation/department/member-query.ts'
import { pictureOf, picturesOf } from '../../identity/people/person-picture/queries.ts'
import { attachedTo, type AttachedTo } from './attached.ts'
import { excerptOf, mentionedIn } from './excerpt.ts'
import { countUnread, findConversation, selectConversations, type SelectedConversation } from './list-query.ts'
import { openConversation, selectMessages } from './queries.ts'
import { markConversationRead } from './mark-read.ts'
import { messageOf } from './message-row.ts'
import { selectNames, selectPeople } from './people-query.ts'
import { recallChatMessage } from './recall.ts'
import { sendChatMessage } from './send.ts'

/** The people who work in an enterprise, whom its calls let in. */
const types: readonly UserType[] = enterpriseTypes

/** So many people are offered to be mentioned. */
const mostOffered = 8

export const conversationHandlers: Handlers<typeof conversationCalls & typeof chatMessageCalls> = {
  async getChatConfig(_input, context) {
    const { userId, userType, acting } = sessionOf(context)
    const enabled = context.space !== null && types.includes(userType)
    // How much a person has not read is not for an operator who acts as them.
    const unread = enabled && acting === null ? await countUnread(context.db, userId) : 0
    return { enabled, provider: 'portal', wsUrl: '', unread }
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

  async findConversationPeople({ conversationId, iSearch }, context) {
    const { userId } = sessionOf(context)
    const row = await findConversation(context.db, { userId, id: conversationId })
    if (row === undefined) throw new Problem('conversationNotFound')
    const search = normalName(iSearch)
    return selectPeople(context.db, { conversationId, userId, search, most: mostOffered })
  },

  async openConversation({ userId }, context) {
    const { db, newId, now } = context
    const { userId: own } = sessionOf(context)
    if (userId === own) throw new Problem('conversationWithOneself')
    // Neither leaves the enterprise meanwhile.
    await lockMembers(db, { entId: spaceOf(context).entId, userIds: [own, userId] })
    const conversationId = await openConversation(db, { userId, newId: newId(), now })
    if (conversationId === null) throw new Problem('memberNotFound')
    return { conversationId }
  },

  async listChatMessages({ conversationId, ...range }, context) {
    const { db } = context
    const row = await findConversation(db, { userId: sessionOf(context).userId, id: conversationId })
    if (row === undefined) throw new Problem('conversationNotFound')
    const rows = await selectMessages(db, { conversationId, entId: spaceOf(context).entId, ...range })
    const names = await selectNames(db, mentionedIn(rows.flatMap(({ text, quotedText }) => [text, quotedText])))
    const shown = rows.flatMap(({ seq, quotedSeq }) => (quotedSeq === null ? [seq] : [seq, quotedSeq]))
    const attached = await attachedTo(
      shown.map((seq) => ({ conversationId, seq })),
      context,
    )
    const list = rows.map((message) => messageOf(message, { conversationId, names, attached }, context))
    return { list, people: Object.fromEntries(names), at: context.now.toISOString() }
  },

  sendChatMessage,
  recallChatMessage,
  markConversationRead,
}

async function conversationsOf(rows: readonly SelectedConversation[], context: Context) {
  const ids = rows.flatMap(({ userId }) => userId ?? [])
  const pictures = await picturesOf(context.db, ids, spaceOf(context).entId)
  const names = await selectNames(context.db, mentionedIn(rows.map(({ lastText }) => lastText)))
  const last = rows.map(({ id, lastSeq }) => ({ conversationId: id, seq: lastSeq }))
  const around = { names, attached: await attachedTo(last, context) }
  return rows.map(({ nameEn, ...row }) => {
    const name = context.lang === 'zh-CN' ? row.name : nameEn
    return { ...conversationOf({ ...row, name }, around), ...pictureOf(pictures, row.userId) }
  })
}

type Around = { names: ReadonlyMap<string, string>; attached: AttachedTo }

function conversationOf(selected: Omit<SelectedConversation, 'nameEn'>, { names, attached }: Around) {
  const { lastAt, lastText, lastCard, lastAuthor, isOwn, isRecalled, people, ...row } = selected
  const text = excerptOf(lastText ?? '', names)
  const sign = attached.signOf({ conversationId: row.id, seq: row.lastSeq, card: lastCard })
  return {
    ...row,
    lastAt: lastAt.toISOString(),
    people: people ?? 0,
    last: isOwn === null ? null : { isOwn, author: lastAuthor ?? '', text, attached: sign, isRecalled },
  }
}
