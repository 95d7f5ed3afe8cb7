import type { Context } from '../../foundation/context/context.ts'
import { publish } from '../../foundation/live/queries.ts'
import { insertNotices, selectReaders } from './queries.ts'

/**
 * What a person can be told of, each kind with the ids of what it is about. A new kind also needs its words and the condition
 * under which it is read: enterprise/message/notice-query.ts and notice-words.ts.
 */
type Subject =
  /** In a record. */
  | { kind: 'mention'; subject: { appId: string; entity: string; recordId: string } }
  /** Asked for an application, for those who answer; and the answer. */
  | { kind: 'request' | 'answer'; subject: { requestId: string } }

export type NoticeKind = Subject['kind']

type NewNotice = Subject & {
  entId: string
  to: readonly string[]
  /** Who caused it: that person is not told. */
  by: string | null
}

/**
 * Tells people of an enterprise of something, once, in the transaction of its cause. People who are not in the enterprise now are
 * left out. Whether a person may see the subject is asked when they read it.
 */
export async function notify(
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { entId, kind, subject, to, by }: NewNotice,
) {
  const userIds = await selectReaders(db, { entId, userIds: to.filter((userId) => userId !== by) })
  if (userIds.length === 0) return
  const told = { ent_id: entId, kind, subject: JSON.stringify(subject), by_id: by, created_at: now }
  await insertNotices(
    db,
    userIds.map((userId) => ({ ...told, id: newId(), user_id: userId })),
  )
  await publish(db, { kind: 'messages', payload: {}, audience: { entId, to: 'person', ids: userIds } })
}
