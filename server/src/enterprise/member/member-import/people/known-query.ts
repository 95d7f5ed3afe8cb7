import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'
import { letsPeopleIn } from '../../../../identity/people/membership/open-query.ts'

type LoginIds = { entId: string; norms: readonly string[] }

/** The accounts with these login ids, and what each is to the enterprise. */
export async function selectAccounts(db: Db, { entId, norms }: LoginIds) {
  const rows = await db
    .selectFrom('user_account as u')
    .leftJoin('membership as m', (join) => join.onRef('m.user_id', '=', 'u.id').on('m.ent_id', '=', entId))
    .select(['u.login_id_norm as norm', 'm.status'])
    .where('u.login_id_norm', '=', sql<string>`any(${norms}::text[])`)
    .execute()
  const of = (status: string | null) => (status === null ? 'elsewhere' : status === 'left' ? 'left' : 'member')
  return new Map(rows.map(({ norm, status }) => [norm, of(status)] as const))
}

/** How many more members the enterprise may have. */
export async function selectRoom(db: Db, entId: string) {
  const row = await db
    .selectFrom('enterprise')
    .select(['user_count', 'user_quota'])
    .where('id', '=', entId)
    .executeTakeFirstOrThrow()
  return Math.max(0, row.user_quota - row.user_count)
}

/**
 * The same, locked: two who let people in at once do not both take the last place. Null for an enterprise in which no
 * person changes anything now.
 */
export async function lockRoom(db: Db, { entId, now }: { entId: string; now: Date }) {
  const open = await db
    .selectFrom('enterprise')
    .select('id')
    .where('id', '=', entId)
    .where('status', '=', 'active')
    .where(letsPeopleIn('enterprise', now))
    .forUpdate()
    .executeTakeFirst()
  return open === undefined ? null : selectRoom(db, entId)
}

export async function isAdministrator(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const row = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.user_id', '=', userId)
    .where('m.user_type', '=', UserType.administrator)
    .where('m.status', '=', 'active')
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
