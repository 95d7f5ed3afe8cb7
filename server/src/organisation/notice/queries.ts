import type { NoticeKind } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

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
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where('m.user_id', 'in', [...new Set(userIds)])
    .orderBy('m.user_id')
    .execute()
}

export async function insertNotices(db: Db, rows: readonly NewRow<'notice'>[]) {
  await db.insertInto('notice').values(rows).execute()
}
