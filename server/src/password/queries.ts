import type { Db } from '../db/tx.ts'

/** The account, its password, and everything that its person's password must not be built from. */
export async function selectCredential(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account as u')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .select(['u.login_id', 'u.name', 'u.phone', 'u.email', 'u.platform_type', 'c.phc', 'c.initial'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { login_id: loginId, name, phone, email } = row
  const enterprises = await selectEnterpriseNames(db, userId)
  return { ...row, ownWords: [loginId, name, phone, email, ...enterprises].filter((word) => word !== null) }
}

/** Who is told that their password was changed, and where: the address is null unless they have confirmed it. */
export function findLetterTo(db: Db, userId: string) {
  return db
    .selectFrom('user_account')
    .select((eb) => [
      'name',
      'locale',
      eb.case().when('email_verified_at', 'is not', null).then(eb.ref('email')).end().as('email'),
    ])
    .where('id', '=', userId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

export type NewPassword = { userId: string; phc: string; now: Date; initial: { until: Date } | null }

/** Replaces whatever password there was. */
export async function storePassword(db: Db, { userId, phc, now, initial }: NewPassword) {
  const columns = {
    phc,
    set_at: now,
    initial: initial !== null,
    expires_at: initial?.until ?? null,
    initial_secret: null,
    used_at: null,
  }
  await db
    .insertInto('credential')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(columns))
    .execute()
}

async function selectEnterpriseNames(db: Db, userId: string) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('enterprise as e', 'e.id', 'm.ent_id')
    .select(['e.name', 'e.short_name'])
    .where('m.user_id', '=', userId)
    .execute()
  return rows.flatMap(({ name, short_name: shortName }) => [name, shortName])
}
