import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { tableRef } from './names.ts'
import { standingOf, type Stands, type Store } from './record-query.ts'
import type { Held } from './values-query.ts'
import { standing } from './rows-query.ts'

type StoreTable = Pick<Store, 'entId' | 'table'>
type Written = { id: string; values: ReadonlyMap<Held, unknown>; search: string; now: Date; by: string }

/** Answers how the new record stands to the caller. */
export async function insertRecord(db: Db, { entId, table, rows: own }: Store, written: Written) {
  const { id, values, search, now, by } = written
  const columns = [...values.keys()].map(({ column }) => sql.id(column))
  const names = sql.join([sql`_id, _created_at, _created_by, _updated_at, _updated_by, _search`, ...columns])
  const { rows } = await sql<Stands>`insert into ${tableRef(entId, table)} (${names})
    values (${sql.join([id, now, by, now, by, search, ...values.values()])}) returning ${standing(own)}`.execute(db)
  return standingAfter(rows)
}

/** Of a row that is locked. Answers how it stands to the caller from then on. */
export async function changeRecord(db: Db, { entId, table, rows: own }: Store, written: Written) {
  const { id, values, search, now, by } = written
  const set = [...values].map(([{ column }, value]) => sql`${sql.id(column)} = ${value}`)
  const { rows } = await sql<Stands>`update ${tableRef(entId, table)}
    set ${sql.join([sql`_rev = _rev + 1, _updated_at = ${now}, _updated_by = ${by}, _search = ${search}`, ...set])}
    where _id = ${id} returning ${standing(own)}`.execute(db)
  return standingAfter(rows)
}

function standingAfter([row]: readonly Stands[]) {
  if (row === undefined) throw new Error('a record is there once it is written')
  return standingOf(row)
}

/** Into the recycle bin, or out of it with null. */
export async function setDeleted(
  db: Db,
  { entId, table }: StoreTable,
  { id, deleted, now, by }: { id: string; deleted: boolean; now: Date; by: string },
) {
  await sql`update ${tableRef(entId, table)}
    set _rev = _rev + 1, _updated_at = ${now}, _updated_by = ${by}, _deleted_at = ${deleted ? now : null}
    where _id = ${id}`.execute(db)
}
