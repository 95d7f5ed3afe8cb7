import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { schemaOf, tableRef } from './names.ts'

const mark = 'once_'

/** The index that holds a column unique. What refuses a value is known by it. */
export function uniqueName(table: string, column: string) {
  return mark + createHash('sha256').update(`${table}.${column}`).digest('hex').slice(0, 24)
}

export function isUniqueName(constraint: string) {
  return constraint.startsWith(mark)
}

/** Finds the records that name one by a relation. Said again, it changes nothing. */
export async function indexRelation(db: Db, { entId, name, column }: { entId: string; name: string; column: string }) {
  const index = `names_${uniqueName(name, column).slice(mark.length)}`
  await sql`create index if not exists ${sql.id(index)} on ${tableRef(entId, name)} (${sql.id(column)})
    where _deleted_at is null`.execute(db)
}

type Wanted = { entId: string; name: string; columns: readonly { name: string; isUnique: boolean }[] }

/**
 * Holds these columns unique among the records that are not in the recycle bin, and no others. Said again, it changes
 * nothing. In the scope of the builder; throws where two records have one value.
 */
export async function keepUnique(db: Db, { entId, name, columns }: Wanted) {
  const { rows } = await sql<{ index: string }>`
    select indexname as index from pg_indexes where schemaname = ${schemaOf(entId)} and tablename = ${name}`.execute(db)
  const wanted = new Map(
    columns.filter(({ isUnique }) => isUnique).map((column) => [uniqueName(name, column.name), column.name]),
  )
  const kept = rows.map(({ index }) => index).filter(isUniqueName)
  for (const index of kept.filter((one) => !wanted.has(one)))
    await sql`drop index ${sql.id(schemaOf(entId), index)}`.execute(db)
  for (const [index, column] of wanted)
    if (!kept.includes(index))
      await sql`create unique index ${sql.id(index)} on ${tableRef(entId, name)} (${sql.id(column)})
        where _deleted_at is null`.execute(db)
}

type Column = { entId: string; table: string; column: string }

/** How many records have a value of this column that another one has, too. */
export async function countTwice(db: Db, { entId, table, column }: Column) {
  const value = sql.id(column)
  const { rows } = await sql<{ records: number }>`
    select coalesce(sum(n), 0)::int as records from (
      select count(*) as n from ${tableRef(entId, table)}
      where _deleted_at is null and ${value} is not null group by ${value} having count(*) > 1
    ) twice`.execute(db)
  return rows[0]?.records ?? 0
}
