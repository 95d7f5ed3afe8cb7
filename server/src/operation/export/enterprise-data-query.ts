import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import type { Keys } from '../../foundation/query/list/keyset-query.ts'
import { must } from '../../foundation/process/error/must.ts'
import type { Table } from '../../foundation/db/table.ts'
import { partsOf, type Part } from './parts.ts'

type Line = { table: string; row: unknown }

/** All parts one after the other, read on from the name of a part and the keys of its last row. */
export function enterpriseData(db: Db, tables: readonly Table[], entId: string) {
  const parts = partsOf(tables)
  return {
    async count(most: number) {
      let total = 0
      for (const part of parts) total += await countPart(db, part, entId)
      return Math.min(total, most)
    },
    read: (after: Keys | null, most: number) => readOn(db, parts, { entId, after, most }),
  }
}

type Reading = { entId: string; after: Keys | null; most: number }

async function readOn(
  db: Db,
  parts: readonly Part[],
  { entId, after, most }: Reading,
): Promise<{ rows: Line[]; next: Keys | null }> {
  const rows: Line[] = []
  const [at = parts[0]?.name, ...seen] = after ?? []
  let keys: Keys = seen
  for (const part of parts.slice(parts.findIndex(({ name }) => name === at))) {
    const found = await selectPart(db, part, { entId, after: keys, most: most - rows.length })
    rows.push(...found.map(({ row }) => ({ table: part.name, row })))
    const last = found.at(-1)
    if (rows.length === most) return { rows, next: [part.name, ...must(last, 'the row that was read last').keys] }
    keys = []
  }
  return { rows, next: null }
}

async function selectPart(db: Db, part: Part, { entId, after, most }: Reading) {
  const keys = sql.join(part.keys.map((key) => sql.ref(`part.${key}`)))
  const texts = sql.join(part.keys.map((key) => sql`${sql.ref(`part.${key}`)}::text`))
  const own = sql.join(part.columns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`part.${column}`)}`))
  const isAfter = after === null || after.length === 0 ? sql`true` : sql`(${keys}) > (${sql.join(after)})`
  const { rows } = await sql<{ keys: string[]; row: unknown }>`
    select array[${texts}] as keys, jsonb_build_object(${own}) as row from (${sourceOf(part)}) as part
    where part.of_enterprise = ${entId} and ${isAfter} order by ${keys} limit ${most}`.execute(db)
  return rows
}

async function countPart(db: Db, part: Part, entId: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sourceOf(part)}) as part where part.of_enterprise = ${entId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

function sourceOf({ name, source }: Part) {
  return source ?? sql`select t.ent_id as of_enterprise, t.* from ${sql.table(name)} t`
}
