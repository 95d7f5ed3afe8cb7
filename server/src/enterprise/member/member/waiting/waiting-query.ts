import { type Lang, mostWaitingForPassword } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'
import { titleIn } from '../title-query.ts'

type Of = { entId: string; isUnused: boolean }
type People = { entId: string; userIds: readonly string[] }

/** Members who have never signed in: how many, and who comes first. Whether an account belongs elsewhere, too, is looked at later. */
export async function selectWaiting(db: Db, { entId, isUnused }: Of) {
  const rows = await waiting(db, entId)
    .select(['u.id', 'u.name', sql<number>`(count(*) over ())::int`.as('total')])
    .where('c.initial', isUnused ? '=' : 'is', isUnused ? true : null)
    .orderBy('c.set_at')
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(mostWaitingForPassword)
    .execute()
  return { total: rows[0]?.total ?? 0, list: rows.map(({ id: userId, name }) => ({ userId, name })) }
}

/** Those of these people who still wait, by id. */
export function selectStillWaiting(db: Db, { entId, userIds, lang }: People & { lang: Lang }) {
  return waiting(db, entId)
    .select(['u.id', 'u.name', titleIn(lang).as('title')])
    .where('u.id', '=', sql<string>`any(${userIds}::text[])`)
    .where((eb) => eb.or([eb('c.initial', 'is', null), eb('c.initial', '=', true)]))
    .orderBy('u.id')
    .execute()
}

/** Whether all of these people are of the enterprise, or were. */
export async function areOf(db: Db, { entId, userIds }: People) {
  const { known } = await db
    .selectFrom('membership')
    .select(sql<number>`count(*)::int`.as('known'))
    .where('ent_id', '=', entId)
    .where('user_id', '=', sql<string>`any(${userIds}::text[])`)
    .executeTakeFirstOrThrow()
  return known === new Set(userIds).size
}

function waiting(db: Db, entId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('credential as c', (join) => join.onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'password'))
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where('m.is_owner', '=', false)
    .where('u.platform_type', 'is', null)
    .where('u.status', '=', 'active')
    .where('u.last_login_at', 'is', null)
    .where('u.deleted_at', 'is', null)
}
