import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../foundation/list/conditions.ts'
import { selectList } from '../../foundation/list/list-query.ts'
import type { ImportId } from './queries.ts'
import type { ImportRow } from './rows/draft.ts'
import type { Judged } from './rows/judge.ts'

/** The first rows of a file, in its order. */
export function selectFirst(db: Db, { entId, id }: ImportId, most: number): Promise<ImportRow[]> {
  return rowsOf(db, { entId, id }).orderBy('place').limit(most).execute()
}

/** The next rows that were not seen to yet. */
export function selectOpen(db: Db, { entId, id }: ImportId, most: number): Promise<ImportRow[]> {
  return rowsOf(db, { entId, id }).where('result', 'is', null).orderBy('place').limit(most).execute()
}

/** What one column says in each row. */
export function selectColumn(db: Db, { entId, id }: ImportId, column: number) {
  return db
    .selectFrom('member_import_row')
    .select(['place', sql<string>`cells ->> ${column}::int`.as('value')])
    .where('ent_id', '=', entId)
    .where('import_id', '=', id)
    .orderBy('place')
    .execute()
}

function rowsOf(db: Db, { entId, id }: ImportId) {
  return db
    .selectFrom('member_import_row')
    .select(['place', 'cells'])
    .where('ent_id', '=', entId)
    .where('import_id', '=', id)
}

/** Noted in the transaction that makes the members: a process that is killed does nothing twice, and leaves no row out. */
export async function noteSeen(db: Db, { entId, id }: ImportId, seen: readonly Judged[]) {
  const faults = seen.map((one) => (one.result === 'refused' ? JSON.stringify(one.faults) : null))
  await sql`update member_import_row r set result = s.result, faults = s.faults::jsonb
    from unnest(${seen.map(({ place }) => place)}::int[], ${seen.map(({ result }) => result)}::text[], ${faults}::text[])
      as s (place, result, faults)
    where r.ent_id = ${entId} and r.import_id = ${id} and r.place = s.place`.execute(db)
  const count = (wanted: Judged['result']) => seen.filter(({ result }) => result === wanted).length
  await db
    .updateTable('member_import')
    .set((set) => ({
      status: 'running',
      seen: set('seen', '+', seen.length),
      added: set('added', '+', count('added')),
      present: set('present', '+', count('present')),
      refused: set('refused', '+', count('refused')),
    }))
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .execute()
}

type Page = CallParsed<'listMemberImportFaults'>

/** The refused rows of the enterprise of this transaction. */
export function selectRefused(db: Db, filter: Page) {
  const found = db
    .selectFrom('member_import_row as r')
    .where('r.result', '=', 'refused')
    .where((eb) => eb.and(those(conditions(filter))))
  const rows = found.select(['r.place', 'r.cells', 'r.faults'])
  return selectList(db, { found, rows, page: filter, order: { by: [sql`r.place`], order: 'asc' } })
}

function conditions({ id, iSearch }: Page) {
  return {
    id: when(id, (one) => sql<SqlBool>`r.import_id = ${one}`),
    iSearch: when(iSearch, (text) => sql<SqlBool>`strpos(lower(r.cells::text), ${text.toLowerCase()}) > 0`),
  } satisfies Conditions<'listMemberImportFaults'>
}

export type RefusedRow = Awaited<ReturnType<typeof selectRefused>>['rows'][number]

/** All of them after one row, so many at a time. */
export function selectRefusedAfter(db: Db, { id, after, most }: { id: string; after: number; most: number }) {
  return db
    .selectFrom('member_import_row')
    .select(['place', 'cells', 'faults'])
    .where('import_id', '=', id)
    .where('result', '=', 'refused')
    .where('place', '>', after)
    .orderBy('place')
    .limit(most)
    .execute()
}
