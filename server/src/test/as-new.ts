import { escapeLiteral } from 'pg'
import type { Superuser } from './superuser.ts'

/**
 * A database as it was made: its catalogue, and of each table that had rows their versions and how to put them back.
 */
export type Origin = { catalogue: string; versions: Map<string, string>; inserts: Map<string, string> }

/** A table with more bytes is sooner made anew. */
const mostBytes = 4_000_000

export async function originOf(superuser: Superuser): Promise<Origin> {
  const filled = (await filledTables(superuser)).map(({ name }) => name)
  const rows = await superuser.ask<{ name: string; columns: string; rows: string | null }>(
    filled.map((name) => rowsTextOf(name)).join(' union all '),
  )
  const inserts = new Map(rows.map((one) => [one.name, insertText(one)]))
  const [catalogue, versions] = [await catalogueOf(superuser), await versionsOf(superuser, filled)]
  return { catalogue, versions, inserts }
}

/**
 * Gives the database the rows that it had, in the places that they had: with room left by others in between, a query
 * without an order would answer in another one. False where anything but rows has changed.
 */
export async function makeAsNew(superuser: Superuser, { catalogue, versions, inserts }: Origin) {
  if ((await catalogueOf(superuser)) !== catalogue) return false
  const filled = await filledTables(superuser)
  if (filled.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytes) return false
  const now = await versionsOf(superuser, [...versions.keys()])
  const changed = [
    ...filled.map(({ name }) => name).filter((name) => !versions.has(name)),
    ...[...versions.keys()].filter((name) => now.get(name) !== versions.get(name)),
  ]
  await superuser.ask(written(changed.map((name) => `delete from ${name}`)))
  if (changed.length > 0 && !(await empty(superuser, changed))) return false
  const put = changed.flatMap((name) => inserts.get(name) ?? [])
  await superuser.ask(written([...put, 'select setval(seqrelid, seqstart, false) from pg_sequence']))
  return true
}

/**
 * Runs without foreign keys and triggers: tables that refer to emptied ones, and those that may only grow, must be
 * emptied, too.
 */
function written(statements: string[]) {
  return ['begin; set local session_replication_role = replica', ...statements, 'commit'].join(';\n')
}

/** Frees the room of deleted rows. The planner is to know as little of these tables as it did. */
async function empty(superuser: Superuser, tables: string[]) {
  await superuser.ask(`vacuum (parallel 0) ${tables.join(', ')}`)
  const left = await superuser.ask<{ bytes: number }>(
    `update pg_class set relpages = 0, reltuples = -1 where oid = any($1::regclass[])
     returning pg_relation_size(oid)::float8 as bytes`,
    [tables],
  )
  return left.every(({ bytes }) => bytes === 0)
}

/** Names as they stand in statements. The list of migrations is no row that a test makes. */
function filledTables(superuser: Superuser) {
  return superuser.ask<{ name: string; bytes: number }>(filledText)
}

const filledText = `
select * from (
  select quote_ident(relname) as name, pg_relation_size(oid)::float8 as bytes from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
) as tables where bytes > 0 order by name`

function rowsTextOf(name: string) {
  return `
select '${name}' as name, (select json_agg(x)::text from ${name} x) as rows, (
  select string_agg(quote_ident(attname), ', ') from pg_attribute
  where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
) as columns`
}

function insertText({ name, columns, rows }: { name: string; columns: string; rows: string | null }) {
  const given = `json_populate_recordset(null::${name}, ${escapeLiteral(rows ?? '[]')})`
  return `insert into ${name} (${columns}) select ${columns} from ${given}`
}

/** Differs once a row was written, even if it reads as before. */
async function versionsOf(superuser: Superuser, tables: string[]) {
  const texts = tables.map((name) => `select '${name}' as name, ${version} as version from ${name}`)
  const found = await superuser.ask<{ name: string; version: string }>(texts.join(' union all '))
  return new Map(found.map((one) => [one.name, one.version]))
}

/** How many rows, and which transaction wrote the last one; as a number, since transactions have no greatest. */
const version = `(count(*), age('3'::xid) - min(age(xmin)))::text`

/** Whatever changes tables, triggers, functions, rights or what the planner knows writes a row into one of these. */
const catalogues = [
  'pg_attrdef',
  'pg_attribute',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_default_acl',
  'pg_event_trigger',
  'pg_extension',
  'pg_index',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
]

/** A change of a table itself is not told by its row: that has counts of rows, too. */
const catalogueText = `
select string_agg(one, ' ') as catalogue from (
  select xmin::text from pg_database where datname = current_database()
  union all select sum(hashtextextended(
    (oid, relname, relfilenode, relowner, relacl, reloptions, relrowsecurity, relforcerowsecurity)::text, 0
  ))::text from pg_class where oid >= 16384
  union all ${catalogues.map((name) => `select ${version} from ${name}`).join(' union all ')}
) as every (one)`

async function catalogueOf(superuser: Superuser) {
  const [found] = await superuser.ask<{ catalogue: string }>(catalogueText)
  return found?.catalogue ?? ''
}

const connectedText = `
select count(*)::int as connected from pg_stat_activity
where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

export async function countConnected(superuser: Superuser) {
  const [found] = await superuser.ask<{ connected: number }>(connectedText)
  return found?.connected ?? 0
}
