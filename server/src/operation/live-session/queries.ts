import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { normalName, searchGrams } from '../../enterprise/enterprise/names.ts'
import { lockAccounts } from '../../identity/session/lock-account.ts'
import { cancelScansOf } from '../../identity/session/scan-query.ts'

export type LiveSessionFilter = CallParsed<'listLiveSessions'> & { now: Date }
type Tables = Database & { s: Database['session']; u: Database['user_account'] }
type Builder = ExpressionBuilder<Tables, 's' | 'u'>

/** Counting further would cost more than the page itself; the list then shows "10 000+". */
const countLimit = 10_001
export const onlineForMs = 5 * 60_000

const sortColumns = { lastSeenAt: 's.last_seen_at', startedAt: 's.created_at' } as const

export async function selectLiveSessions(db: Db, filter: LiveSessionFilter) {
  const some = live(db)
    .select(sql`1`.as('one'))
    .where(matches(filter))
    .limit(countLimit)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await withPlace(live(db).where(matches(filter)))
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy('s.id', filter.order)
    .offset(filter.iDisplayStart)
    .limit(filter.iDisplayLength)
    .execute()
  return { total, rows }
}

export type SelectedLiveSession = Awaited<ReturnType<typeof selectLiveSessions>>['rows'][number]

export function findSessionOwner(db: Db, id: string) {
  return db.selectFrom('session').select('user_id').where('id', '=', id).executeTakeFirst()
}

export async function hasEnterprise(db: Db, entId: string) {
  const row = await db.selectFrom('enterprise').select('id').where('id', '=', entId).executeTakeFirst()
  return row !== undefined
}

/** Wherever they work at the moment: a member of several enterprises is signed out of all. */
export async function endSessionsOfMembers(db: Db, { entId, now }: { entId: string; now: Date }) {
  const userIds = await selectMemberIds(db, entId)
  if (userIds.length === 0) return 0
  await lockAccounts(db, userIds)
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: 'endedByOperator' })
    .where('ended_at', 'is', null)
    .where('user_id', '=', sql<string>`any(${userIds})`)
    .executeTakeFirstOrThrow()
  await cancelScansOf(db, userIds)
  return Number(numUpdatedRows)
}

async function selectMemberIds(db: Db, entId: string) {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('m.user_id')
    .where('m.ent_id', '=', entId)
    .where('u.platform_type', 'is', null)
    .execute()
  return rows.map((row) => row.user_id)
}

function live(db: Db) {
  return db.selectFrom('session as s').innerJoin('user_account as u', 'u.id', 's.user_id')
}

// Subqueries, not joins: they run for the rows of the page alone.
function withPlace(query: ReturnType<typeof live>) {
  return query
    .select(['s.id', 's.user_id', 's.ent_id', 's.aal', 's.created_at', 's.last_seen_at', 's.ip', 's.user_agent'])
    .select(['u.login_id', 'u.name', 'u.platform_type'])
    .select((eb) => [
      eb.selectFrom('enterprise as e').whereRef('e.id', '=', 's.ent_id').select('e.name').as('ent_name'),
      eb
        .selectFrom('membership as m')
        .whereRef('m.ent_id', '=', 's.ent_id')
        .whereRef('m.user_id', '=', 's.user_id')
        .select('m.user_type')
        .as('user_type'),
    ])
}

function matches({ now, ...filter }: LiveSessionFilter) {
  return (eb: Builder) => {
    const all: Expression<SqlBool>[] = [
      eb('s.ended_at', 'is', null),
      eb('s.idle_until', '>', now),
      eb('s.abs_until', '>', now),
      eb('u.status', '=', 'active'),
      eb('u.deleted_at', 'is', null),
    ]
    if (filter.userid !== undefined) all.push(eb('s.user_id', '=', filter.userid))
    if (filter.entid !== undefined) all.push(eb('s.ent_id', '=', filter.entid))
    if (filter.ip !== undefined && filter.ip !== '') all.push(eb('s.ip', '=', filter.ip))
    if (filter.online !== undefined) {
      const seenSince = new Date(now.getTime() - onlineForMs)
      all.push(eb('s.last_seen_at', filter.online ? '>' : '<=', seenSince))
    }
    const term = normalName(filter.iSearch ?? '')
    if (term !== '')
      all.push(sql`(u.search_grams @> ${searchGrams(term)}::text[] and strpos(u.search_text, ${term}) > 0)`)
    return eb.and(all)
  }
}
