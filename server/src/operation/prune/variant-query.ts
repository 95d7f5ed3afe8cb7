import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

const keptMs = 90 * 24 * 60 * 60_000

/** What some visitors had in place of a revision that was in force long ago: no page that names it is open any more. */
export function deleteVariants(most: number) {
  return async (db: Db, { now }: { now: Date }) => {
    const before = new Date(now.getTime() - keptMs)
    const { numAffectedRows = 0n } = await sql`
      delete from map_variant where file_map in (
        select file_map from map_variant where made_at < ${before} limit ${most} for update skip locked)`.execute(db)
    return Number(numAffectedRows)
  }
}
