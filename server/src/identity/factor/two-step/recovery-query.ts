import type { Db } from '../../../foundation/db/tx.ts'

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

/** Null for a person without a factor that codes could stand in for. */
export async function selectRecoverySalt(db: Db, userId: string) {
  const row = await db.selectFrom('recovery_salt').select('salt').where('user_id', '=', userId).executeTakeFirst()
  return row?.salt ?? null
}

/** True for one of all callers that begin at the same time; false when there is one already. */
export async function insertRecoverySalt(db: Db, { userId, salt }: { userId: string; salt: Buffer }) {
  const row = await db
    .insertInto('recovery_salt')
    .values({ user_id: userId, salt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertRecoverySalt(db: Db, { userId, salt }: { userId: string; salt: Buffer }) {
  await db
    .insertInto('recovery_salt')
    .values({ user_id: userId, salt })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ salt }))
    .execute()
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

export async function deleteRecovery(db: Db, userId: string) {
  await db.deleteFrom('recovery_code').where('user_id', '=', userId).execute()
  await db.deleteFrom('recovery_salt').where('user_id', '=', userId).execute()
}
