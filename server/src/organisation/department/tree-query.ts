import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** The longest way to the root among those that stand below this one, itself included. */
export async function selectDeepest(db: Db, id: string) {
  const { deepest } = await db
    .selectFrom('department')
    .select(sql<number>`max(cardinality(path))`.as('deepest'))
    .where(sql<boolean>`path @> array[${id}]`)
    .executeTakeFirstOrThrow()
  return deepest
}

/** Those that stand under the same one, or at the top, in their order. */
export async function selectBeside(db: Db, parentId: string | null) {
  const rows = await db
    .selectFrom('department')
    .select('id')
    .where('parent_id', 'is not distinct from', parentId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Versions stay, so that a form that is open on one of them meets no conflict. */
export async function storeOrder(db: Db, ids: readonly string[]) {
  await sql`update department d set sort = place.n
    from unnest(${ids}::text[]) with ordinality as place (id, n) where d.id = place.id and d.sort <> place.n`.execute(
    db,
  )
}

/** Those right below one stand under another one from now on. */
export async function moveChildren(db: Db, { from, to }: { from: string; to: string | null }) {
  await db
    .updateTable('department')
    .set((eb) => ({ parent_id: to, version: eb('version', '+', 1) }))
    .where('parent_id', '=', from)
    .execute()
}
