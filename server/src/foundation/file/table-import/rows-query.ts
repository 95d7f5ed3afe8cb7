import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../db/tx.ts'
import { those, when } from '../../query/list/conditions.ts'
import { selectList } from '../../query/list/list-query.ts'
import type { TableRow } from '../table-file/table.ts'
import type { ImportId, ImportRow, ImportTables, SeenRow } from './import-tables.ts'

export async function insertRows(db: Db, { rows: table }: ImportTables, of: ImportId & { rows: readonly TableRow[] }) {
  await sql`insert into ${sql.table(table)} (ent_id, import_id, place, cells)
    select ${of.entId}, ${of.id}, (one ->> 'place')::int, one -> 'cells'
    from jsonb_array_elements(${JSON.stringify(of.rows)}::jsonb) as one`.execute(db)
}

type Most = ImportId & { most: number }

/** The first rows of a file, in its order. */
export function selectFirst(db: Db, tables: ImportTables, { most, ...of }: Most): Promise<ImportRow[]> {
  return rowsOf(db, tables, of).orderBy('place').limit(most).execute()
}

/** The next rows that were not seen to yet. */
export function selectOpen(db: Db, tables: ImportTables, { most, ...of }: Most): Promise<ImportRow[]> {
  return rowsOf(db, tables, of).where('result', 'is', null).orderBy('place').limit(most).execute()
}

function rowsOf(db: Db, tables: ImportTables, { entId, id }: ImportId) {
  return rowsIn<unknown>(db, tables).select(['place', 'cells']).where('ent_id', '=', entId).where('import_id', '=', id)
}

type StoredRow<F> = ImportRow & { ent_id: string; import_id: string; result: string | null; faults: F[] | null }

function rowsIn<F>(db: Db, { rows }: ImportTables) {
  return db.selectFrom(sql<StoredRow<F>>`${sql.table(rows)}`.as('r'))
}

/** Noted in the transaction that does the work: a process that is killed does nothing twice, and leaves no row out. */
export async function noteSeen(
  db: Db,
  { imports, rows, results }: ImportTables,
  { entId, id, seen }: ImportId & { seen: readonly SeenRow[] },
) {
  const faults = seen.map((one) => (one.faults === null ? null : JSON.stringify(one.faults)))
  await sql`update ${sql.table(rows)} r set result = s.result, faults = s.faults::jsonb
    from unnest(${seen.map(({ place }) => place)}::int[], ${seen.map(({ result }) => result)}::text[], ${faults}::text[])
      as s (place, result, faults)
    where r.ent_id = ${entId} and r.import_id = ${id} and r.place = s.place`.execute(db)
  const counts = results.map((wanted) => {
    const count = seen.filter(({ result }) => result === wanted).length
    return sql`${sql.ref(wanted)} = ${sql.ref(wanted)} + ${count}::int`
  })
  await sql`update ${sql.table(imports)} set status = 'running', seen = seen + ${seen.length}::int, ${sql.join(counts)}
    where ent_id = ${entId} and id = ${id}`.execute(db)
}

type End = ImportId & { status: 'done' | 'failed' | 'cancelled'; now: Date }

/** False when it has ended before. */
export async function endImport(db: Db, { imports }: ImportTables, { entId, id, status, now }: End) {
  const { numAffectedRows = 0n } = await sql`update ${sql.table(imports)} set status = ${status}, ended_at = ${now}
    where ent_id = ${entId} and id = ${id} and status in ('waiting', 'running')`.execute(db)
  return numAffectedRows > 0n
}

type RefusedPage = {
  id: string
  conditions: Record<string, Expression<SqlBool> | undefined>
  iDisplayStart: number
  iDisplayLength: number
}

/** Rows are searched by what their cells hold. */
export function refusedConditions({ iSearch }: { iSearch?: string | undefined }) {
  return {
    iSearch: when(iSearch, (text) => sql<SqlBool>`strpos(lower(r.cells::text), ${text.toLowerCase()}) > 0`),
  }
}

/** The refused rows of an import of the enterprise of this transaction. */
export function selectRefused<F>(db: Db, tables: ImportTables, { id, conditions, ...page }: RefusedPage) {
  const all = refusedIn<F>(db, tables, id)
  const found = those(conditions).reduce((query, condition) => query.where(condition), all)
  const rows = found.select(['r.place', 'r.cells', 'r.faults'])
  return selectList(db, { found, rows, page, order: { by: [sql`r.place`], order: 'asc' } })
}

/** A row with what is wrong with it. */
export type RefusedRow<F> = ImportRow & { faults: F[] | null }

type After = { id: string; after: number; most: number }

/** All of them after one row, so many at a time. */
export function selectRefusedAfter<F>(
  db: Db,
  tables: ImportTables,
  { id, after, most }: After,
): Promise<RefusedRow<F>[]> {
  return refusedIn<F>(db, tables, id)
    .select(['r.place', 'r.cells', 'r.faults'])
    .where('r.place', '>', after)
    .orderBy('r.place')
    .limit(most)
    .execute()
}

function refusedIn<F>(db: Db, tables: ImportTables, id: string) {
  return rowsIn<F>(db, tables).where('r.import_id', '=', id).where('r.result', '=', 'refused')
}
