import type { Db } from '../../../foundation/db/tx.ts'

export type ContactRow = NonNullable<Awaited<ReturnType<typeof selectContact>>>

/** How a person is reached. */
export function selectContact(db: Db, userid: string) {
  return db
    .selectFrom('user_account')
    .select((eb) => [
      'id',
      'version',
      'email',
      'email_verified_at as emailVerifiedAt',
      eb.fn.coalesce('phone_e164', 'phone').as('phone'),
      'phone_e164 as phoneE164',
    ])
    .where('id', '=', userid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Null takes away; what is absent stays as it is. */
export type ContactChange = { email?: string | null; phone?: string | null }

export async function isPhoneConfirmedElsewhere(db: Db, { userId, phone }: { userId: string; phone: string }) {
  const others = db.selectFrom('user_account').select('id').where('id', '<>', userId)
  return (await others.where('phone_e164', '=', phone).executeTakeFirst()) !== undefined
}

type Stored = { userid: string; version: number; change: ContactChange; now: Date }

/** A contact that is stored this way is not confirmed, whatever was confirmed before. */
export async function storeContact(db: Db, { userid, version, change: { email, phone }, now }: Stored) {
  await db
    .updateTable('user_account')
    .set({
      ...(email !== undefined && { email, email_verified_at: null }),
      ...(phone !== undefined && { phone, phone_e164: null, phone_verified_at: null }),
      version: version + 1,
      updated_at: now,
    })
    .where('id', '=', userid)
    .execute()
}
