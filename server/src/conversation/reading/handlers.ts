import { Problem, type messageReadingCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Handlers } from '../../foundation/call/context/context.ts'
import { pictureOf, picturesOf } from '../../identity/people/person-picture/queries.ts'
import { findConversation } from '../conversation/list-query.ts'
import { isOwnMessage, selectReaders } from './queries.ts'

export const messageReadingHandlers: Handlers<typeof messageReadingCalls> = {
  async getMessageReaders({ conversationId, seq, most }, context) {
    const { db } = context
    const { userId: authorId } = sessionOf(context)
    if ((await findConversation(db, { userId: authorId, id: conversationId })) === undefined)
      throw new Problem('conversationNotFound')
    if (!(await isOwnMessage(db, { conversationId, seq, authorId }))) throw new Problem('notFound')
    const rows = await selectReaders(db, { conversationId, seq, authorId, most })
    const ids = rows.map(({ userId }) => userId)
    const pictures = await picturesOf(db, ids, spaceOf(context).entId)
    const list = rows.map(({ userId, name, hasRead }) => ({ userId, name, hasRead, ...pictureOf(pictures, userId) }))
    const { read, of, hidden } = rows[0] ?? { read: 0, of: 0, hidden: 0 }
    return { read, of, hidden, list }
  },
}
