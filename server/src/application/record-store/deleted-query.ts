import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { countLimit } from '../../foundation/query/list/list-query.ts'
import { tableRef } from './names.ts'
import { ownColumns, type Store, type StoredRecord } from './record-query.ts'
import type { Right } from './right.ts'
import { standing, within } from './rows-query.ts'
import { listedIn } from './values-query.ts'

type Page = {
  /** The right to take a record back. */
  right: Right
  /** Those that were deleted earlier do not come back. */
  since: Date
  start: number
  most: number
}

/** The records in the recycle bin that the caller reads and may take back, the last deleted first. */
export async function selectDeleted(db: Db, store: Store, { right, since, start, most }: Page) {
  const { rows: own } = store
  const table = tableRef(store.entId, store.table)
  const condition = sql`_deleted_at >= ${since} and ${within(own, own.read)} and ${within(own, right)}`
  const { rows } = await sql<StoredRecord & { _deleted_at: Date }>`
    select ${ownColumns}, ${standing(own)}, ${listedIn(store, most)} from ${table} where ${condition}
    order by _deleted_at desc, _id desc offset ${start} limit ${most}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${table} where ${condition} limit ${countLimit}) found`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, rows }
}
