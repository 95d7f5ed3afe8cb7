import { sql } from 'kysely'
import type { Db, Transact } from '../../foundation/db/tx.ts'
import type { Keys } from '../../foundation/query/list/keyset-query.ts'
import { freeName, schemaOf, tableRef } from './names.ts'
import { type StoredRecord } from './record-query.ts'
import { shownValues, type Column } from './values-query.ts'
import { findTable } from './registry-query.ts'

type Registered = { appId: string; entityUid: string; name: string }
/** Of one enterprise, with the platform's `db`; the rows are read as the builder, who alone may read those of all spaces. */
type Reading = { db: Db; tx: Transact; entId: string }

/** The tables that an enterprise ever published and whose making is done, in the order of their keys. */
export async function selectMade({ db, tx, entId }: Reading): Promise<readonly Registered[]> {
  const tables = await db
    .selectFrom('app_table')
    .select(['app_id as appId', 'entity_uid as entityUid', 'name'])
    .where('ent_id', '=', entId)
    .orderBy('app_id')
    .orderBy('entity_uid')
    .execute()
  const made = await tx({ as: 'builder' }, (own) =>
    sql<{ name: string }>`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = ${schemaOf(entId)} and c.relkind = 'r'`.execute(own),
  )
  const names = new Set(made.rows.map(({ name }) => name))
  return tables.filter(({ name }) => names.has(name))
}

export async function countAll({ tx, entId }: Reading, tables: readonly Registered[]) {
  return tx({ as: 'builder' }, async (own) => {
    let total = 0
    for (const { name } of tables) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${tableRef(entId, name)}`.execute(own)
      total += rows[0]?.n ?? 0
    }
    return total
  })
}

/** What the columns of a table hold, by the keys of the last version that had it; a column that it has not keeps its own name, or one like it. */
export async function findFields({ db, entId }: Reading, { appId, entityUid }: Registered) {
  const having = JSON.stringify({ entities: [{ uid: entityUid }] })
  const version = await db
    .selectFrom('app_version as v')
    .innerJoin('application as a', (join) => join.onRef('a.ent_id', '=', 'v.ent_id').onRef('a.id', '=', 'v.app_id'))
    .select(['v.bundle', 'a.name'])
    .where('v.ent_id', '=', entId)
    .where('v.app_id', '=', appId)
    .where('v.state', '=', 'published')
    .where(sql<boolean>`v.bundle @> ${having}::jsonb`)
    .orderBy('v.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entity = version?.bundle.entities.find(({ uid }) => uid === entityUid)
  const keys = new Map((entity?.fields ?? []).map(({ uid, key }) => [uid, key]))
  const table = await findTable(db, { entId, appId, entityUid })
  const taken = [...keys.values()]
  const fields = (table?.columns ?? []).map(({ fieldUid, name, type }): Column => {
    const key = keys.get(fieldUid) ?? freeName(name, taken)
    taken.push(key)
    return { key, column: name, type }
  })
  return { application: version?.name ?? '', entity: entity?.key ?? '', label: entity?.label ?? '', fields }
}

type Page = { name: string; fields: readonly Column[]; after: Keys[number] | undefined; most: number }

/** Also those in the recycle bin: they are the enterprise's as long as they can be taken back. */
export async function selectAfter({ tx, entId }: Reading, { name, fields, after, most }: Page) {
  const { rows } = await tx({ as: 'builder' }, (own) =>
    sql<StoredRecord>`
      select _id, _rev, _created_at, _updated_at, _created_by, _updated_by, _deleted_at, ${shownValues(fields)} as values
      from ${tableRef(entId, name)} where _id > ${after ?? ''} order by _id limit ${most}`.execute(own),
  )
  return rows
}

/** Names of people by id, of those that belong or belonged to the enterprise. */
export async function selectPeople({ db, entId }: Reading, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name'])
    .where('m.ent_id', '=', entId)
    .where('u.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What files are called, by id, of those that are there. */
export async function selectFileNames({ db, entId }: Reading, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'name'])
    .where('ent_id', '=', entId)
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
