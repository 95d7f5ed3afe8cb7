import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/**
 * The parcels of teams that are not on the white list for this enterprise at this moment, where the list is in use;
 * null is a person without an enterprise. By the clock of the database, as every kind of that list is.
 */
export async function selectRefusedPlugins(db: Db, entId: string | null) {
  const rows = await db
    .selectFrom('app_whitelist_rule as r')
    .innerJoin('parcel as p', (join) => join.onTrue())
    .select('p.slug')
    .where('r.kind', '=', 'plugin')
    .where('r.only_listed', '=', true)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('app_whitelist as w')
            .select('w.id')
            .whereRef('w.value', '=', 'p.slug')
            .where('w.kind', '=', 'plugin')
            .where('w.enabled', '=', true)
            .where((on) =>
              on.or([on('w.expires_at', 'is', null), on('w.expires_at', '>', sql<Date>`clock_timestamp()`)]),
            )
            .where((on) => on.or([on('w.ent_id', 'is', null), on('w.ent_id', '=', entId)])),
        ),
      ),
    )
    .orderBy('p.slug')
    .execute()
  return rows.map(({ slug }) => slug)
}
