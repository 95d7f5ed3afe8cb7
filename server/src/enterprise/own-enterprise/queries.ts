import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

export type OwnEnterpriseRow = Awaited<ReturnType<typeof selectOwnEnterprises>>[number]

/** All that a person is or was in, by name. */
export function selectOwnEnterprises(db: Db, userId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['e.id as ent_id', 'e.name', 'e.status as ent_status', 'e.expires_at'])
    .select(['m.status', 'm.user_type', 'm.joined_at'])
    .where('m.user_id', '=', userId)
    .where('e.deleted_at', 'is', null)
    .orderBy(sql`e.name collate atrium_name`)
    .orderBy('e.id')
    .limit(500)
    .execute()
}
