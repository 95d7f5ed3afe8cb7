import type { FieldType, FilterCondition } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { countLimit } from '../../foundation/query/list/list-query.ts'
import { filterSql } from './filter-query.ts'
import { tableRef } from './names.ts'

/** What the records of an enterprise take, as far as PostgreSQL has noted it: it looks after each table within about a minute. */
export async function recordBytes(db: Db, entId: string) {
  const { rows } = await sql<{ bytes: number }>`select atrium_record_bytes(${entId}) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

type Counted = { entId: string; appIds: readonly string[] }

/** How many records each of these applications has, those in its bin left out; each table is counted to the limit and no further. */
export async function countRecords(db: Db, { entId, appIds }: Counted): Promise<ReadonlyMap<string, number>> {
  if (appIds.length === 0) return new Map()
  const tables = await db.selectFrom('app_table').select(['app_id', 'name']).where('app_id', 'in', appIds).execute()
  if (tables.length === 0) return new Map()
  const each = tables.map(
    ({ app_id: appId, name }) => sql`select ${appId}::text as app_id, (select count(*) from (
      select from ${tableRef(entId, name)} where _deleted_at is null limit ${countLimit}) as found) as count`,
  )
  const { rows } = await sql<{ app_id: string; count: number }>`
    select app_id, sum(count)::int as count from (${sql.join(each, sql` union all `)}) as each group by app_id`.execute(
    db,
  )
  return new Map(rows.map(({ app_id: appId, count }) => [appId, count]))
}

/** A question about one field: its column, and a filter that names it by any key. */
type Question = { column: string; type: FieldType; filter: FilterCondition }
type Table = { entId: string; table: string; questions: readonly Question[] }

/** How many records answer each of these questions, those in the bin left out. The table is read once. */
export async function countEach(db: Db, { entId, table, questions }: Table): Promise<readonly number[]> {
  if (questions.length === 0) return []
  const nobody = { entId, caller: '', today: '' }
  const counts = questions.map(({ column, type, filter }) => {
    const source = { key: filter.field, type, value: sql.id(column) }
    return sql`count(*) filter (where ${filterSql(filter, [source], nobody)})`
  })
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts from ${tableRef(entId, table)} where _deleted_at is null`.execute(
    db,
  )
  return rows[0]?.counts ?? []
}
