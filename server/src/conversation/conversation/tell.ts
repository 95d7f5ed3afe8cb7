import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'

type News = { entId: string; conversationId: string; seq: number; members: readonly { userId: string }[] }

/** Tells the open pages of the people of a conversation that there is news in it. They read it by calls, which look at their rights. */
export function tellOf(db: Db, { entId, conversationId, seq, members }: News) {
  const ids = members.map(({ userId }) => userId)
  return publish(db, { kind: 'chat', payload: { conversationId, seq }, audience: { entId, to: 'person', ids } })
}
