import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

/** A change of the tree waits here, before any row is locked; the database's own trigger takes the same lock. */
export async function lockTree(db: Db) {
  await sql`select pg_advisory_xact_lock(hashtext('saas_category'))`.execute(db)
}

/** The longest way to the root among those that stand below this one, itself included. */
export async function selectDeepest(db: Db, id: string) {
  const { deepest } = await db
    .selectFrom('saas_category')
    .select(sql<number>`max(cardinality(path))`.as('deepest'))
    .where(sql<boolean>`path @> array[${id}]`)
    .executeTakeFirstOrThrow()
  return deepest
}

/** Those that stand under the same one, or at the top, in their order. */
export async function selectBeside(db: Db, parentId: string | null) {
  const rows = await db
    .selectFrom('saas_category')
    .select('id')
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('sort')
    .orderBy('code')
    .execute()
  return rows.map(({ id }) => id)
}

/** Their version stays: a person who edits one of them is told of no conflict. */
export async function storeOrder(db: Db, ids: readonly string[]) {
  await sql`update saas_category c set sort = place.n
    from unnest(${ids}::text[]) with ordinality as place (id, n) where c.id = place.id`.execute(db)
}
