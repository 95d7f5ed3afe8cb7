import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** Whether a version of any of these parcels has been in force in this portal. */
export async function wereRun(db: Db, slugs: readonly string[]) {
  const found = await db
    .selectFrom('part_in_force')
    .select('number')
    .where('slug', '=', sql<string>`any(${slugs})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether any of these artifacts has been in force in this portal. */
export async function wereInForce(db: Db, ids: readonly string[]) {
  const found = await db
    .selectFrom('part_in_force')
    .select('number')
    .where('artifact_id', '=', sql<string>`any(${ids})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
