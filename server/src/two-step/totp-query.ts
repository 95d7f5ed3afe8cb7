import type { Db } from '../db/tx.ts'

export function selectTotp(db: Db, userId: string) {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function selectLoginId(db: Db, userId: string) {
  const row = await db.selectFrom('user_account').select('login_id').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.login_id
}

/** Kept aside: what is confirmed already goes on working until the new secret is confirmed too. */
export async function upsertPendingSeed(db: Db, { userId, id, seed }: { userId: string; id: string; seed: string }) {
  await db
    .insertInto('totp')
    .values({ user_id: userId, id, pending_seed: seed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_seed: seed }))
    .execute()
}

type Confirmation = { userId: string; pending: string; step: number; salt: Buffer; now: Date }

/** False when the secret has been confirmed, or replaced, meanwhile. */
export async function confirmSeed(db: Db, { userId, pending, step, salt, now }: Confirmation) {
  const row = await db
    .updateTable('totp')
    .set({ seed: pending, pending_seed: null, last_step: step, confirmed_at: now, recovery_salt: salt })
    .where('user_id', '=', userId)
    .where('pending_seed', '=', pending)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes the code of a step, once: of any number at the same time one gets true. */
export async function takeStep(db: Db, { userId, step }: { userId: string; step: number }) {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a recovery code, once: of any number at the same time one gets true. */
export async function takeRecoveryCode(db: Db, { userId, hash }: { userId: string; hash: Buffer }) {
  const row = await db
    .deleteFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when there is no factor that codes could stand in for. */
export async function setRecoverySalt(db: Db, { userId, salt }: { userId: string; salt: Buffer }) {
  const row = await db
    .updateTable('totp')
    .set({ recovery_salt: salt })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceRecoveryCodes(db: Db, { userId, hashes }: { userId: string; hashes: Buffer[] }) {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

export async function countRecoveryCodes(db: Db, userId: string) {
  const row = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
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
  if (row === undefined) return false
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  return true
}

/** Everything by which this person passed a second step; answers how many factors there were. */
export async function deleteFactorsOf(db: Db, userId: string) {
  await db.deleteFrom('trusted_device').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  const { numDeletedRows } = await db.deleteFrom('totp').where('user_id', '=', userId).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
