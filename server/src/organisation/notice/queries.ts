import type { NoticeKind } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { publish } from '../../foundation/sending/live/queries.ts'

type NoticeTo = { entId: string; kind: NoticeKind; userIds: readonly string[] }

/** Which of these people are in the enterprise now, and how they want to be told of this kind. */
export async function selectReaders(db: Db, { entId, kind, userIds }: NoticeTo) {
  if (userIds.length === 0) return []
  return db
    .selectFrom('membership as m')
    .leftJoin('notice_choice as c', (join) =>
      join.onRef('c.ent_id', '=', 'm.ent_id').onRef('c.user_id', '=', 'm.user_id').on('c.kind', '=', kind),
    )
    .select(['m.user_id as userId', sql<boolean>`coalesce(c.in_portal, true)`.as('inPortal')])
    .select(sql<boolean>`coalesce(c.by_mail, false)`.as('byMail'))
    .select(sql<boolean>`coalesce(c.by_messenger, false)`.as('byMessenger'))
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where('m.user_id', 'in', [...new Set(userIds)])
    .orderBy('m.user_id')
    .execute()
}

type Which = { entId: string; id: string }

/**
 * Puts into the portal what could not be sent to its person, so that it is not lost, and tells them live. The portal shows it as it shows
 * all notices: once they are in, while they may see it. Announcements stand there already. For the platform's scope.
 */
export async function showInPortal(db: Db, { entId, id }: Which) {
  const row = await db
    .updateTable('notice')
    .set({ in_portal: true })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('in_portal', '=', false)
    .where('kind', '<>', 'announcement')
    .returning('user_id')
    .executeTakeFirst()
  if (row !== undefined) await tellOfMessages(db, entId, [row.user_id])
}

type ReadMessages = { entId: string; userId: string; conversationId: string; upTo: number; now: Date }

/** A person who reads messages of a conversation has read that they were mentioned there. */
export async function readMentions(db: Db, { entId, userId, conversationId, upTo, now }: ReadMessages) {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', 'mention')
    .where(sql<boolean>`subject->>'conversationId' = ${conversationId} and (subject->>'seq')::int <= ${upTo}`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await tellOfMessages(db, entId, [userId])
}

export function tellOfMessages(db: Db, entId: string, ids: readonly string[]) {
  return publish(db, { kind: 'messages', payload: {}, audience: { entId, to: 'person', ids } })
}

export async function insertNotices(db: Db, rows: readonly NewRow<'notice'>[]) {
  await db.insertInto('notice').values(rows).execute()
}
