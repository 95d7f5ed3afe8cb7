import { sql } from 'kysely'
import type { TwoStepMethod } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

/** Every second factor of a person: the app first, then the telephone, then the passkeys as they came. */
export async function selectFactors(db: Db, userId: string) {
  const [totp, sms, passkeys] = [
    await db
      .selectFrom('totp')
      .select(['id', 'confirmed_at'])
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .execute(),
    await db
      .selectFrom('sms_factor as f')
      .innerJoin('user_account as u', 'u.id', 'f.user_id')
      .select(['f.id', 'f.confirmed_at', 'u.phone_e164 as phone'])
      .where('f.user_id', '=', userId)
      .execute(),
    await db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at as confirmed_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]
  return { totp, sms, passkeys }
}

export async function countFactors(db: Db, userId: string) {
  const { totp, sms, passkeys } = await selectFactors(db, userId)
  return totp.length + sms.length + passkeys.length
}

/** The methods that a person has set up, each once. */
export async function listMethods(db: Db, userId: string): Promise<TwoStepMethod[]> {
  const { totp, sms, passkeys } = await selectFactors(db, userId)
  return [
    ...totp.map(() => 'totp' as const),
    ...sms.map(() => 'sms' as const),
    ...passkeys.slice(0, 1).map(() => 'webauthn' as const),
  ]
}

/** The kinds of second factors of the person of a row; `userId` is the column that names them. */
export function factorKindsSql(userId: string) {
  const person = sql.ref(userId)
  return sql<TwoStepMethod[]>`array_remove(array[
    case when exists (select 1 from totp f where f.user_id = ${person} and f.confirmed_at is not null) then 'totp' end,
    case when exists (select 1 from sms_factor f where f.user_id = ${person}) then 'sms' end,
    case when exists (select 1 from passkey f where f.user_id = ${person}) then 'webauthn' end
  ], null)`
}

/** Whether the person of a row has a second factor; `userId` is the column that names them. */
export function hasFactorSql(userId: string) {
  const person = sql.ref(userId)
  return sql<boolean>`(
    exists (select 1 from totp f where f.user_id = ${person} and f.confirmed_at is not null)
    or exists (select 1 from sms_factor f where f.user_id = ${person})
    or exists (select 1 from passkey f where f.user_id = ${person})
  )`
}
