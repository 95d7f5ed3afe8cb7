import { Problem } from '@atrium/shared-utility/contract'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { hasFactorSql } from '../../people/two-step-rule/factor-query.ts'

/** Stores a telephone that was proven just now. Throws phoneInUse when another account has it. */
export async function updatePhone(db: Db, { userId, phone, now }: { userId: string; phone: string; now: Date }) {
  await db
    .updateTable('user_account')
    .set({ phone, phone_e164: phone, phone_verified_at: now, updated_at: now })
    .where('id', '=', userId)
    .execute()
    .catch(inUse)
}

/** False when the account had no telephone. */
export async function clearPhone(db: Db, { userId, now }: { userId: string; now: Date }) {
  const row = await db
    .updateTable('user_account')
    .set({ phone: null, phone_e164: null, phone_verified_at: null, updated_at: now })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('phone', 'is not', null), eb('phone_e164', 'is not', null)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function inUse(error: unknown): never {
  throw isUniqueViolation(error, 'user_account_phone_e164_key') ? new Problem('phoneInUse') : error
}

/** The proven telephone of a person who has nothing else: neither a password nor a second factor. */
export async function findLonePhone(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account as u')
    .select('u.phone_e164 as phone')
    .where('u.id', '=', userId)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('credential as c').select('c.user_id').whereRef('c.user_id', '=', 'u.id'))),
    )
    .where((eb) => eb.not(hasFactorSql('u.id')))
    .executeTakeFirst()
  return row?.phone ?? null
}
