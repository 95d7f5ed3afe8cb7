import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { readMentions } from '../../organisation/notice/queries.ts'
import { findConversation } from './list-query.ts'
import { selectAuthors, selectShown } from './authors-query.ts'
import { selectMemberIds, storeRead } from './queries.ts'
import { tellOf } from './tell.ts'

/** No further than to the last message: what is written later is unread. */
export async function markConversationRead(
  { conversationId, seq: asked }: CallParsed<'markConversationRead'>,
  context: Context,
) {
  const { db, now } = context
  const { entId } = spaceOf(context)
  const { userId } = sessionOf(context)
  const found = await findConversation(db, { userId, id: conversationId })
  if (found === undefined) throw new Problem('conversationNotFound')
  const seq = Math.min(asked, found.lastSeq)
  if (!(await storeRead(db, { conversationId, userId, seq }))) return {}
  await readMentions(db, { entId, userId, conversationId, upTo: seq, now })
  // In a group those hear of it who wrote what was read.
  const part = { conversationId, after: found.lastSeq - found.unread, to: seq }
  const others = await (found.kind === 'group' ? selectAuthors(db, part) : selectMemberIds(db, conversationId))
  const ids = others.flatMap((other) => (other.userId === userId ? [] : other.userId))
  const members = [{ userId }, ...(await selectShown(db, ids))]
  await tellOf(db, { entId, conversationId, seq: found.lastSeq, members })
  return {}
}
