import type { FieldType } from '@atrium/shared-utility/contract'
import { builtOnce, type ValueOf } from '../../foundation/db/built-once.ts'
import type { Db } from '../../foundation/db/tx.ts'

type StoredColumn = { fieldUid: string; name: string; type: string }
export type StoredTable = { name: string; columns: readonly StoredColumn[] }
type Entity = { entId: string; appId: string; entityUid: string }

const columnsOf = builtOnce((db, value: ValueOf<Entity>) =>
  db
    .selectFrom('app_table as t')
    .leftJoin('app_column as c', (join) =>
      join
        .onRef('c.ent_id', '=', 't.ent_id')
        .onRef('c.app_id', '=', 't.app_id')
        .onRef('c.entity_uid', '=', 't.entity_uid'),
    )
    .select(['t.name as table', 'c.field_uid as fieldUid', 'c.name', 'c.type'])
    .where('t.ent_id', '=', value('entId'))
    .where('t.app_id', '=', value('appId'))
    .where('t.entity_uid', '=', value('entityUid'))
    .compile(),
)

/** The table of an entity, and its columns. Undefined before it is published. */
export async function findTable(db: Db, { entId, appId, entityUid }: Entity): Promise<StoredTable | undefined> {
  const rows = await columnsOf(db, { entId, appId, entityUid })
  const [first] = rows
  if (first === undefined) return undefined
  const columns = rows.flatMap(({ fieldUid, name, type }) =>
    fieldUid === null || name === null || type === null ? [] : [{ fieldUid, name, type }],
  )
  return { name: first.table, columns }
}

/** The columns of all tables of an application. */
export function selectColumns(db: Db, { entId, appId }: Omit<Entity, 'entityUid'>) {
  return db
    .selectFrom('app_column')
    .select(['entity_uid as entityUid', 'field_uid as fieldUid', 'type'])
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .execute()
}

/** The same of all entities of an application, by their uids. */
export async function findTables(
  db: Db,
  { entId, appId, entityUids }: Omit<Entity, 'entityUid'> & { entityUids: readonly string[] },
) {
  // Together, so that they go to the database in one piece.
  const found = await Promise.all(
    entityUids.map(async (entityUid) => [entityUid, await findTable(db, { entId, appId, entityUid })] as const),
  )
  return new Map(found.flatMap(([uid, table]) => (table === undefined ? [] : [[uid, table] as const])))
}

export async function insertTable(db: Db, { entId, appId, entityUid }: Entity, name: string) {
  await db
    .insertInto('app_table')
    .values({ ent_id: entId, app_id: appId, entity_uid: entityUid, name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertColumn(
  db: Db,
  { entId, appId, entityUid }: Entity,
  { fieldUid, name, type }: StoredColumn & { type: FieldType },
) {
  await db
    .insertInto('app_column')
    .values({ ent_id: entId, app_id: appId, entity_uid: entityUid, field_uid: fieldUid, name, type })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
