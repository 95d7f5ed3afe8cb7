import { escapeLiteral } from 'pg'
import type { Superuser } from './superuser.ts'

/** The statements that give a database the rows which it has now, and no others. */
export async function textOfReset(superuser: Superuser) {
  const tables = await superuser.ask<{ name: string; columns: string }>(tablesText)
  const rowsText = tables.map(
    ({ name }) => `select '${name}' as name, (select json_agg(x)::text from ${name} x) as rows`,
  )
  const found = await superuser.ask<{ name: string; rows: string | null }>(rowsText.join(' union all '))
  const rows = new Map(found.map((one) => [one.name, one.rows]))
  return [
    // Neither foreign keys nor triggers: what refers to what is emptied as well, and what is only added to must be, too.
    'begin; set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from ${name}`),
    ...tables.flatMap(({ name, columns }) => {
      const given = rows.get(name) ?? null
      if (given === null) return []
      const recordset = `json_populate_recordset(null::${name}, ${escapeLiteral(given)})`
      return [`insert into ${name} (${columns}) select ${columns} from ${recordset}`]
    }),
    'select setval(seqrelid, seqstart, false) from pg_sequence',
    'commit',
  ].join(';\n')
}

/** A migration is no row that a test makes; what one has done differs in the catalogue. */
const tablesText = `
select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely%'
group by relname order by relname`

/** Whatever changes tables, triggers, functions, rights or what the planner knows writes a row into one of these. */
const catalogues = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
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

const catalogueText = `
select string_agg(one, ' ') as state from (
  select xmin::text from pg_database where datname = current_database()
  union all ${catalogues.map((name) => `select (count(*), max(xmin::text::bigint))::text from ${name}`).join(' union all ')}
) as every (one)`

/** Differs from what it was before, once anything but rows has changed, even back again. */
export async function catalogueOf(superuser: Superuser) {
  const [found] = await superuser.ask<{ state: string }>(catalogueText)
  return found?.state
}

const sizeText = `
select sum(pg_relation_size(oid))::float8 as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`

/** Of all tables, with what was deleted and is still there. */
export async function sizeOf(superuser: Superuser) {
  const [found] = await superuser.ask<{ bytes: number }>(sizeText)
  return found?.bytes ?? 0
}

const connectedText = `
select count(*)::int as connected from pg_stat_activity
where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

export async function countConnected(superuser: Superuser) {
  const [found] = await superuser.ask<{ connected: number }>(connectedText)
  return found?.connected ?? 0
}
