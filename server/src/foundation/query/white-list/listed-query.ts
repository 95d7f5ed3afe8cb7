import { sql } from 'kysely'
import type { WhiteListKind } from '@atrium/shared-utility/contract'
import { builtOnce, type ValueOf } from '../../db/built-once.ts'
import type { Db } from '../../db/tx.ts'

type ListQuery = { kind: WhiteListKind; entId: string | null; values: readonly string[] }

/**
 * Which of the values are on the list for this enterprise at this moment; null where everything passes. Read anew each
 * time, by the clock of the database: what an operator changes, and what runs out, holds at once in every process.
 */
export async function selectListed(db: Db, asked: ListQuery) {
  const rows = await listed(db, asked)
  return rows.length === 0 ? null : new Set(rows.map(({ value }) => value))
}

const listed = builtOnce((db, value: ValueOf<ListQuery>) =>
  db
    .selectFrom('app_whitelist_rule as r')
    .leftJoin('app_whitelist as w', (join) =>
      join
        .onRef('w.kind', '=', 'r.kind')
        .on('w.enabled', '=', true)
        .on(sql<boolean>`w.value = any (${value('values')}::text[])`)
        .on((eb) => eb.or([eb('w.expires_at', 'is', null), eb('w.expires_at', '>', sql<Date>`clock_timestamp()`)]))
        .on((eb) => eb.or([eb('w.ent_id', 'is', null), eb('w.ent_id', '=', value('entId'))])),
    )
    .select('w.value')
    .where('r.kind', '=', value('kind'))
    .where('r.only_listed', '=', true)
    .compile(),
)
