import { sql } from 'kysely'
import type { WhiteListKind } from '@atrium/shared-utility/contract'
import type { Db } from '../../db/tx.ts'

type ListQuery = { kind: WhiteListKind; entId: string | null; values: readonly string[] }

/**
 * Which of the values are on the list for this enterprise at this moment; null where everything passes. Read anew each
 * time, by the clock of the database: what an operator changes, and what runs out, holds at once in every process.
 */
export async function selectListed(db: Db, { kind, entId, values }: ListQuery) {
  const rows = await db
    .selectFrom('app_whitelist_rule as r')
    .leftJoin('app_whitelist as w', (join) =>
      join
        .onRef('w.kind', '=', 'r.kind')
        .on('w.enabled', '=', true)
        .on('w.value', 'in', values.length === 0 ? [''] : values)
        .on((eb) => eb.or([eb('w.expires_at', 'is', null), eb('w.expires_at', '>', sql<Date>`clock_timestamp()`)]))
        .on((eb) => eb.or([eb('w.ent_id', 'is', null), eb('w.ent_id', '=', entId)])),
    )
    .select('w.value')
    .where('r.kind', '=', kind)
    .where('r.only_listed', '=', true)
    .execute()
  return rows.length === 0 ? null : new Set(rows.map(({ value }) => value))
}
