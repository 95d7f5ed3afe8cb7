import { foundMessagePage, Problem, type chatSearchCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/call/context/context.ts'
import { normalName } from '../../foundation/query/list/names.ts'
import { mentionedIn } from '../conversation/excerpt.ts'
import { findConversation } from '../conversation/list-query.ts'
import { selectNames } from '../conversation/people-query.ts'
import { selectFound } from './found-query.ts'
import { foundIn } from './part-around.ts'

export const chatSearchHandlers: Handlers<typeof chatSearchCalls> = {
  async searchChatMessages({ q, conversationId, afterId, afterSeq, afterAt }, context) {
    const { db } = context
    const { userId } = sessionOf(context)
    if (conversationId !== undefined && (await findConversation(db, { userId, id: conversationId })) === undefined)
      throw new Problem('conversationNotFound')
    const search = normalName(q)
    if (search === '') return { list: [], hasMore: false }
    const isAfter = afterId !== undefined && afterSeq !== undefined && afterAt !== undefined
    const rows = await selectFound(db, {
      entId: spaceOf(context).entId,
      userId,
      search,
      lang: context.lang,
      conversationId,
      after: isAfter ? { id: afterId, seq: afterSeq, at: new Date(afterAt) } : null,
      most: foundMessagePage + 1,
    })
    const shown = rows.slice(0, foundMessagePage)
    const names = await selectNames(db, mentionedIn(shown.map(({ text }) => text)))
    const list = shown.map(({ text, fileName, sentAt, ...row }) => {
      return { ...row, ...foundIn({ text, fileName }, { names, search }), sentAt: sentAt.toISOString() }
    })
    return { list, hasMore: rows.length > foundMessagePage }
  },
}
