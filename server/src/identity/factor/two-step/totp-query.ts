import type { Db } from '../../../foundation/db/tx.ts'

export function selectTotp(db: Db, userId: string) {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function selectLoginId(db: Db, userId: string) {
  const row = await db.selectFrom('user_account').select('login_id').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.login_id
}

/** Stores the new secret apart: the confirmed one goes on working until the new one is confirmed, too. */
export async function upsertPendingSeed(db: Db, { userId, id, seed }: { userId: string; id: string; seed: string }) {
  await db
    .insertInto('totp')
    .values({ user_id: userId, id, pending_seed: seed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_seed: seed }))
    .execute()
}

type Confirmation = { userId: string; pending: string; step: number; now: Date }

/** False when the secret has been confirmed, or replaced, meanwhile. */
export async function confirmSeed(db: Db, { userId, pending, step, now }: Confirmation) {
  const row = await db
    .updateTable('totp')
    .set({ seed: pending, pending_seed: null, last_step: step, confirmed_at: now })
    .where('user_id', '=', userId)
    .where('pending_seed', '=', pending)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How far a right code can be behind the last right one: both may be a step off. */
const mostStepsBehind = 2

/**
 * Takes the code of a step, once: of any number at the same time one gets true. A step that lies further ahead was taken
 * by a clock that had jumped, and says nothing.
 */
export async function takeStep(db: Db, { userId, step }: { userId: string; step: number }) {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('last_step', '<', step), eb('last_step', '>', step + mostStepsBehind)]))
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no such factor. */
export async function deleteTotp(db: Db, { userId, id }: { userId: string; id: string }) {
  const row = await db
    .deleteFrom('totp')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
