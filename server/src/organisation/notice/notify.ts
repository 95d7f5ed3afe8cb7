import type { Context } from '../../foundation/call/context/context.ts'
import { insertNotices, selectReaders, tellOfMessages } from './queries.ts'

/**
 * What a person can be told of, each kind with the ids of what it is about. A new kind also needs its words and the condition
 * under which it is read: enterprise/message/message/notice-query.ts and notice-words.ts.
 */
type Subject =
  /** An announcement is out, for those who chose mail or their messenger; or it waits to be read. */
  | { kind: 'announcement'; subject: { announcementId: string; event: 'published' | 'reminded' } }
  /** In a record. */
  | { kind: 'mention'; subject: { appId: string; entity: string; recordId: string } }
  /** In a message of a conversation. */
  | { kind: 'mention'; subject: { conversationId: string; seq: string } }
  /** Asked for an application, for those who answer; and the answer. */
  | { kind: 'request' | 'answer'; subject: { requestId: string } }
  /** That one person acts for another began or ended; or what a deputy answered in the name of the person who is told. */
  | { kind: 'deputy'; subject: { deputyId: string } & ({ event: 'begun' | 'ended' } | { requestId: string }) }
  /** The work of a person who leaves is theirs from now on. */
  | { kind: 'deputy'; subject: { fromId: string; event: 'handedOver' } }

type NewNotice = Subject & {
  entId: string
  to: readonly string[]
  /** The person who caused it, who is not told. */
  by: string | null
  /** It stands in the portal already: only people who chose another way are told. */
  isInPortal?: boolean
}

/**
 * Tells people of an enterprise of something, once, in the transaction of its cause, as each of them chose. People who are not in the
 * enterprise now are left out. Whether a person may see the subject is asked when they read it.
 */
export async function notify(
  { db, newId, now }: Pick<Context, 'db' | 'newId' | 'now'>,
  { entId, kind, subject, to, by, isInPortal = false }: NewNotice,
) {
  const readers = (await selectReaders(db, { entId, kind, userIds: to.filter((userId) => userId !== by) })).map(
    (reader) => ({ ...reader, inPortal: reader.inPortal && !isInPortal }),
  )
  const told = readers.filter(({ inPortal, byMail, byMessenger }) => inPortal || byMail || byMessenger)
  if (told.length === 0) return
  const notice = { ent_id: entId, kind, subject: JSON.stringify(subject), by_id: by, created_at: now }
  await insertNotices(
    db,
    told.map(({ userId, inPortal, byMail, byMessenger }) => {
      const ways = { in_portal: inPortal, by_mail: byMail, by_messenger: byMessenger }
      return { ...notice, ...ways, id: newId(), user_id: userId }
    }),
  )
  const ids = told.filter(({ inPortal }) => inPortal).map(({ userId }) => userId)
  if (ids.length > 0) await tellOfMessages(db, entId, ids)
}
