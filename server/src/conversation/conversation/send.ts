import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { attach, refuseTooMany } from './attach.ts'
import { tellOf } from './tell.ts'
import { mentionedAmong, tellMentioned } from './mentions.ts'
import { findSent, insertMessage, isSeen, lockConversation, selectMemberIds } from './queries.ts'

/** A browser that heard no answer sends the same message again, under the id that it gave it. */
export async function sendChatMessage(
  { conversationId, messageId: id, text, attachments, card: named, quotedSeq: quoted }: CallParsed<'sendChatMessage'>,
  context: Context,
) {
  const { db, now, lang } = context
  const authorId = sessionOf(context).userId
  const [quotedSeq, card] = [quoted ?? null, named ?? null]
  if (text === '' && attachments.length === 0 && card === null) throw new Problem('messageEmpty')
  const conversation = await lockConversation(db, conversationId)
  if (conversation === undefined) throw new Problem('conversationNotFound')
  const sent = await findSent(db, { conversationId, authorId, id })
  if (sent !== undefined) return { seq: sent.seq, sentAt: sent.sentAt.toISOString() }
  const members = await selectMemberIds(db, conversationId)
  // The lock shows who was in it before the wait; this shows who is in it now.
  if (!members.some(({ userId }) => userId === authorId)) throw new Problem('conversationNotFound')
  if (conversation.kind === 'direct' && members.length < 2) throw new Problem('conversationOver')
  if (quotedSeq !== null && !(await isSeen(db, { conversationId, seq: quotedSeq }))) throw new Problem('quotedNotFound')
  refuseTooMany(attachments, context)
  const userIds = mentionedAmong(members, { text, lang })
  const seq = conversation.last_seq + 1
  await insertMessage(db, { entId: conversation.ent_id, conversationId, seq, id, authorId, text, quotedSeq, card, now })
  await attach({ conversationId, seq, ids: attachments }, context)
  await tellMentioned({ userIds, conversationId, seq }, context)
  await tellOf(db, { entId: conversation.ent_id, conversationId, seq, members })
  return { seq, sentAt: now.toISOString() }
}
