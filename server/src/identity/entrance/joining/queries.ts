import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { normalLoginId } from '../../people/person/login-id.ts'

export type Joiner = NonNullable<Awaited<ReturnType<typeof selectJoiner>>>

export function selectJoiner(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select(['id', 'login_id', 'name', 'name_sounds', 'phone_e164', 'made_by_ent_id', 'reset_by_ent_id'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Whether an enterprise other than this one controls the account. */
export function isKeptElsewhere(joiner: Pick<Joiner, 'made_by_ent_id' | 'reset_by_ent_id'>, entId: string) {
  const keeper = joiner.made_by_ent_id ?? joiner.reset_by_ent_id
  return keeper !== null && keeper !== entId
}

type Of = { entId: string; userId: string }

export function selectMembership(db: Db, { entId, userId }: Of) {
  return db
    .selectFrom('membership')
    .select('status')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** A new membership, or one that had ended and begins again. */
export async function putMembership(db: Db, { entId, userId, userType, now }: Of & { userType: number; now: Date }) {
  const begun = { user_type: userType, status: 'active' as const, joined_at: now, left_at: null, return_until: null }
  await db
    .insertInto('membership')
    .values({ ent_id: entId, user_id: userId, ...begun })
    .onConflict((conflict) => conflict.columns(['ent_id', 'user_id']).doUpdateSet(begun))
    .execute()
}

type Freed = { userId: string; loginId: string; now: Date }

/**
 * No enterprise controls the account any more, and nothing by which one could reach it is left on it. False when the
 * login id is another person's.
 */
export async function freeAccount(db: Db, { userId, loginId, now }: Freed) {
  try {
    await db
      .updateTable('user_account')
      .set({ made_by_ent_id: null, reset_by_ent_id: null })
      .set({ login_id: loginId, login_id_norm: normalLoginId(loginId), updated_at: now })
      .set({ phone: null, phone_e164: null, phone_verified_at: null, email: null, email_verified_at: null })
      .where('id', '=', userId)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'user_account_login_id_norm_key')) return false
    throw error
  }
}
