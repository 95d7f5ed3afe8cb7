import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** The place of the enterprise of the transaction. */
export function findPlace(db: Db) {
  return db
    .selectFrom('ent_place')
    .select(['address', 'version'])
    .select([degrees('longitude').as('longitude'), degrees('latitude').as('latitude')])
    .executeTakeFirst()
}

/** As they were typed: without the zeros that the column adds behind them. */
function degrees(column: 'longitude' | 'latitude') {
  return sql<string | null>`trim_scale(${sql.ref(column)})::text`
}

type Change = {
  entId: string
  place: { address: string; longitude: string | null; latitude: string | null }
  version: number
  by: string
  now: Date
}

/** False when another person has set it since that version; 0: when it was set at all. */
export async function replacePlace(db: Db, { entId, place, version, by, now }: Change) {
  const row = { ...place, updated_at: now, updated_by: by }
  if (version === 0) {
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('ent_place')
      .values({ ent_id: entId, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return added === 1n
  }
  const { numUpdatedRows: changed } = await db
    .updateTable('ent_place')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return changed === 1n
}
