import type { Db } from '../../../foundation/db/tx.ts'

/** The enterprises of a person that are there, the last used first. */
export function selectMemberships(db: Db, userid: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select([
      'e.id as entid',
      'e.name as entName',
      'm.user_type as userType',
      'm.status as membership',
      'm.joined_at as joinedAt',
      'm.last_used_at as lastUsedAt',
    ])
    .where('m.user_id', '=', userid)
    .where('m.status', 'in', ['active', 'suspended'])
    .where('e.deleted_at', 'is', null)
    .orderBy('m.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('m.joined_at')
    .execute()
}

/** What proves a person beside their password; what was only begun proves nothing. */
export async function selectFactors(db: Db, userid: string) {
  const [totp, sms, passkeys] = await Promise.all([
    db.selectFrom('totp').select('confirmed_at as since').where('user_id', '=', userid).execute(),
    db.selectFrom('sms_factor').select('confirmed_at as since').where('user_id', '=', userid).execute(),
    db
      .selectFrom('passkey')
      .select(['name', 'created_at as since', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userid)
      .orderBy('created_at')
      .execute(),
  ])
  const unnamed = { name: null, lastUsedAt: null }
  return [
    ...totp.flatMap(({ since }) => (since === null ? [] : [{ kind: 'totp' as const, since, ...unnamed }])),
    ...sms.map(({ since }) => ({ kind: 'sms' as const, since, ...unnamed })),
    ...passkeys.map((passkey) => ({ kind: 'passkey' as const, ...passkey })),
  ]
}
