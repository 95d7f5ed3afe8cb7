import type { Db } from '../../../foundation/db/tx.ts'
import type { ChosenCard, DefaultCard } from './layout.ts'

export function findDefault(db: Db, entId: string) {
  return db.selectFrom('home_page').select(['layout', 'version']).where('ent_id', '=', entId).executeTakeFirst()
}

export function findOwn(db: Db, userId: string) {
  return db.selectFrom('home_page_own').select(['layout', 'version']).where('user_id', '=', userId).executeTakeFirst()
}

type Change<Card> = { entId: string; userId: string; layout: readonly Card[]; version: number; now: Date }

/** False when it was stored since that version; 0: when it was stored at all. */
export async function storeDefault(db: Db, { entId, userId, layout, version, now }: Change<DefaultCard>) {
  const row = { layout: JSON.stringify(layout), updated_at: now, updated_by: userId }
  if (version === 0) {
    const query = db.insertInto('home_page').values({ ent_id: entId, ...row })
    const { numInsertedOrUpdatedRows = 0n } = await query
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('home_page')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('ent_id', '=', entId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The same for what one person has arranged. */
export async function storeOwn(db: Db, { entId, userId, layout, version, now }: Change<ChosenCard>) {
  const row = { layout: JSON.stringify(layout), updated_at: now }
  if (version === 0) {
    const query = db.insertInto('home_page_own').values({ ent_id: entId, user_id: userId, ...row })
    const { numInsertedOrUpdatedRows = 0n } = await query
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('home_page_own')
    .set((eb) => ({ ...row, version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function forgetOwn(db: Db, userId: string) {
  await db.deleteFrom('home_page_own').where('user_id', '=', userId).execute()
}
