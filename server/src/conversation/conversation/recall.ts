import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { findConversation } from './list-query.ts'
import { recallMessage, selectMemberIds } from './queries.ts'
import { tellOf } from './tell.ts'

/** The database checks who wrote the message, and how long ago (migration 0220). */
export async function recallChatMessage({ conversationId, seq }: CallParsed<'recallChatMessage'>, context: Context) {
  const { db } = context
  const found = await findConversation(db, { userId: sessionOf(context).userId, id: conversationId })
  if (found === undefined) throw new Problem('conversationNotFound')
  const isRecalled = await recallMessage(db, { conversationId, seq })
  if (isRecalled === null) throw new Problem('notFound')
  if (!isRecalled) throw new Problem('notRecallable')
  const members = await selectMemberIds(db, conversationId)
  await tellOf(db, { entId: spaceOf(context).entId, conversationId, seq: found.lastSeq, members })
  return {}
}
