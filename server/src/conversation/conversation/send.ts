import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { tellOf } from './tell.ts'
import { findSent, insertMessage, lockConversation, selectMemberIds } from './queries.ts'

/** A browser that heard no answer sends the same message again, under the id that it gave it. */
export async function sendChatMessage(
  { conversationId, messageId: id, text }: CallParsed<'sendChatMessage'>,
  context: Context,
) {
  const { db, now } = context
  const authorId = sessionOf(context).userId
  const conversation = await lockConversation(db, conversationId)
  if (conversation === undefined) throw new Problem('conversationNotFound')
  const sent = await findSent(db, { conversationId, authorId, id })
  if (sent !== undefined) return { seq: sent.seq, sentAt: sent.sentAt.toISOString() }
  const members = await selectMemberIds(db, conversationId)
  if (conversation.kind === 'direct' && members.length < 2) throw new Problem('conversationOver')
  const seq = conversation.last_seq + 1
  await insertMessage(db, { entId: conversation.ent_id, conversationId, seq, id, authorId, text, now })
  await tellOf(db, { entId: conversation.ent_id, conversationId, seq, members })
  return { seq, sentAt: now.toISOString() }
}
