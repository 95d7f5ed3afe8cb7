import type { FieldType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { schemaOf, tableRef } from './names.ts'
import { indexRelation } from './unique-query.ts'

/** The type of the column that holds a field. */
export const columnTypes = {
  text: 'text',
  longText: 'text',
  number: 'numeric',
  date: 'date',
  dateTime: 'timestamptz',
  yesNo: 'boolean',
  choice: 'text',
  choices: 'text[]',
  person: 'text',
  relation: 'text',
  file: 'text[]',
  image: 'text[]',
} as const satisfies Record<FieldType, string>

type Column = { name: string; type: FieldType }
type Made = { entId: string; name: string; columns: readonly Column[] }

/**
 * Makes a table for records, or adds the columns that it has not yet: said again, it changes nothing, and a table that lacks
 * nothing is not locked. In the scope of the builder, who owns it.
 */
export async function makeTable(db: Db, { entId, name, columns }: Made) {
  const known = await columnsOf(db, { entId, name })
  if (known.size === 0) await createTable(db, { entId, name })
  for (const column of columns) {
    if (known.has(column.name)) continue
    const type = sql.raw(columnTypes[column.type])
    await sql`alter table ${tableRef(entId, name)} add column if not exists ${sql.id(column.name)} ${type}`.execute(db)
    if (column.type === 'relation') await indexRelation(db, { entId, name, column: column.name })
  }
}

type TableName = Pick<Made, 'entId' | 'name'>

/** None where the table is not made yet. */
async function columnsOf(db: Db, { entId, name }: TableName) {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schemaOf(entId)} and c.relname = ${name} and a.attnum > 0 and not a.attisdropped`.execute(db)
  return new Set(rows.map(({ column }) => column))
}

/** Only `atrium_app` is let in, to the rows of its own enterprise (migration 0145). All of it or, where it is cut short, nothing. */
async function createTable(db: Db, { entId, name }: TableName) {
  const [schema, table, ent] = [sql.id(schemaOf(entId)), tableRef(entId, name), sql.lit(entId)]
  await sql`create schema if not exists ${schema}`.execute(db)
  await sql`grant usage on schema ${schema} to atrium_app`.execute(db)
  await sql`create table ${table} (
    _id text collate "C" primary key,
    _rev int not null default 1,
    _created_at timestamptz not null,
    _created_by text not null,
    _updated_at timestamptz not null,
    _updated_by text not null,
    _deleted_at timestamptz,
    _search text not null default ''
  )`.execute(db)
  await sql`alter table ${table} enable row level security`.execute(db)
  await sql`alter table ${table} force row level security`.execute(db)
  await sql`create policy space on ${table} to atrium_app using (atrium_is(${ent})) with check (atrium_is(${ent}))`.execute(
    db,
  )
  await sql`create policy keeper on ${table} to atrium_builder using (true) with check (true)`.execute(db)
  await sql`create trigger only_of before insert or update or delete on ${table}
    for each statement execute function atrium_only_of(${ent})`.execute(db)
  await sql`grant select, insert, update, delete on ${table} to atrium_app`.execute(db)
  const [newest, words, bin] = [sql.id(`${name}_newest`), sql.id(`${name}_words`), sql.id(`${name}_bin`)]
  await sql`create index ${newest} on ${table} (_created_at desc, _id desc) where _deleted_at is null`.execute(db)
  await sql`create index ${words} on ${table} using gin (atrium_grams(_search))`.execute(db)
  await sql`create index ${bin} on ${table} (_deleted_at) where _deleted_at is not null`.execute(db)
}

/** All that an enterprise keeps, when it is removed. In the scope of the builder. */
export async function dropSchema(db: Db, entId: string) {
  await sql`drop schema if exists ${sql.id(schemaOf(entId))} cascade`.execute(db)
}
