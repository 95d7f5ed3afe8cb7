import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/context/context.ts'
import { findConversation } from './list-query.ts'
import { selectMemberIds, storeRead } from './queries.ts'
import { tellOf } from './tell.ts'

/** No further than to the last message: what is written later is unread. */
export async function markConversationRead(
  { conversationId, seq: asked }: CallParsed<'markConversationRead'>,
  context: Context,
) {
  const { db } = context
  const { userId } = sessionOf(context)
  const found = await findConversation(db, { userId, id: conversationId })
  if (found === undefined) throw new Problem('conversationNotFound')
  const seq = Math.min(asked, found.lastSeq)
  if (!(await storeRead(db, { conversationId, userId, seq }))) return {}
  // In a group it is told to no one else how far a person has read.
  const members = found.kind === 'group' ? [{ userId }] : await selectMemberIds(db, conversationId)
  await tellOf(db, { entId: spaceOf(context).entId, conversationId, seq: found.lastSeq, members })
  return {}
}
