import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Whether this person belongs to any enterprise: one that lets them in at the moment or not, or again. */
export async function belongsAnywhere(db: Db, userId: string) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select('e.id')
    .where('m.user_id', '=', userId)
    .where((eb) => eb.or([eb('m.status', '<>', 'left'), eb('m.return_until', '>', sql<Date>`now()`)]))
    .where('e.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A membership that no longer lets its person in, with the name of its enterprise. */
export function findFormerMembership(db: Db, { userId, entId }: { userId: string; entId: string }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['m.status', 'e.name'])
    .where('m.user_id', '=', userId)
    .where('m.ent_id', '=', entId)
    .where('m.status', '<>', 'active')
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
}
