import type { Db } from '../../../foundation/db/tx.ts'
import { voidPending } from '../../people/person/void-pending-query.ts'
import { rulesFrom } from './policy-query.ts'
import { saidNames } from './said-names.ts'

export type Credential = NonNullable<Awaited<ReturnType<typeof selectCredential>>>

/** The account, its password, and everything that its person's next password must comply with or differ from. */
export async function selectCredential(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_account as u')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .select(['u.login_id', 'u.name', 'u.name_sounds', 'u.phone', 'u.email', 'u.platform_type'])
    .select(['c.phc', 'c.initial', 'c.set_at'])
    .where('u.id', '=', userId)
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { login_id: loginId, name, name_sounds: sounds, phone, email } = row
  const enterprises = await selectEnterpriseNames(db, userId)
  const ownWords = [loginId, name, phone, email, ...saidNames(sounds), ...enterprises].filter((word) => word !== null)
  return { ...row, ownWords, rules: await selectRules(db, userId), earlier: await selectEarlier(db, userId) }
}

/** The strictest of what the platform and the enterprises of this person ask for. */
export async function selectRules(db: Db, userId: string) {
  const row = await db.selectFrom('password_rule').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return rulesFrom(row)
}

/** The person who is told that their password was changed; the address is null unless they have confirmed it. */
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

type NewPassword = { userId: string; phc: string; now: Date; initial: { until: Date } | null }

/**
 * Replaces whatever password there was, and voids what was asked for by it. One that its person had chosen goes to the
 * earlier ones.
 */
export async function storePassword(db: Db, { userId, phc, now, initial }: NewPassword) {
  await keepEarlier(db, userId)
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
  await voidPending(db, userId)
}

// Locked first: of two changes at once the second one finds the first one's password, and keeps that.
async function keepEarlier(db: Db, userId: string) {
  const { history } = await selectRules(db, userId)
  const replaced = await db
    .selectFrom('credential')
    .select(['user_id', 'phc', 'set_at'])
    .where('user_id', '=', userId)
    .where('initial', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (replaced !== undefined && history > 0) await db.insertInto('password_history').values(replaced).execute()
  const kept = latest(db, userId).limit(history)
  await db.deleteFrom('password_history').where('user_id', '=', userId).where('phc', 'not in', kept).execute()
}

async function selectEarlier(db: Db, userId: string) {
  const rows = await latest(db, userId).execute()
  return rows.map(({ phc }) => phc)
}

function latest(db: Db, userId: string) {
  return db
    .selectFrom('password_history')
    .select('phc')
    .where('user_id', '=', userId)
    .orderBy('set_at', 'desc')
    .orderBy('phc')
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
