import type { Db } from '../../../foundation/db/tx.ts'

export async function countEnterprises(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return 0
  const { count } = await db
    .selectFrom('enterprise')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type Havers = { id: string; ids: readonly string[]; now: Date }

/** An enterprise that had it and still has it keeps the moment since when. */
export async function replaceHavers(db: Db, { id, ids, now }: Havers) {
  await db
    .deleteFrom('package_enterprise')
    .where('package_id', '=', id)
    .$if(ids.length > 0, (query) => query.where('ent_id', 'not in', ids))
    .execute()
  if (ids.length === 0) return
  await db
    .insertInto('package_enterprise')
    .values(ids.map((entId) => ({ package_id: id, ent_id: entId, published_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function keepFileUntil(db: Db, fileId: string, until: Date) {
  await db.updateTable('stored_file').set({ expires_at: until }).where('id', '=', fileId).execute()
}
