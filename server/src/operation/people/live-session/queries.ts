import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { nothingCommon, type Grams } from '../../../foundation/query/list/common-query.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { commonOfPeople, personHolds } from '../../../identity/people/person/search-query.ts'
import { lockAccounts } from '../../../identity/session/lock-account.ts'
import { onlineSince } from '../../../identity/session/online.ts'
import { cancelScansOf } from '../../../identity/session/scan-query.ts'

type LiveSessionFilter = CallParsed<'listLiveSessions'> & { now: Date; common?: Grams }
type Tables = Database & { s: Database['session']; u: Database['user_account'] }
type Builder = ExpressionBuilder<Tables, 's' | 'u'>

const sortColumns = {
  lastSeenAt: sql`s.last_seen_at`,
  startedAt: sql`s.created_at`,
} satisfies SortColumns<'listLiveSessions'>

export async function selectLiveSessions(db: Db, asked: LiveSessionFilter) {
  const filter = { ...asked, common: await commonOfPeople(db, asked.iSearch) }
  const by = [sortColumns[filter.sort], sql`s.id`]
  return selectLargeList(db, {
    ...liveSessionsOf(db, filter),
    key: ['listLiveSessions', asked],
    isSearch: Boolean(filter.iSearch),
    walked: liveSessionsOf(db, { ...asked, common: 'notAsked' }).found,
    all: live(db, filter.now),
    many: 100,
    id: sql<string>`s.id`,
    rows: withPlace(live(db, filter.now)),
    page: filter,
    order: { by, order: filter.order },
  })
}

/** The sessions in the order in which they began: one that is used while they are read keeps its place. */
export function liveSessionsOf(db: Db, filter: LiveSessionFilter) {
  const found = live(db, filter.now).where((eb) => eb.and(those(conditions(filter, eb))))
  return { found, rows: withPlace(found), order: { by: [sortColumns.startedAt, sql`s.id`], order: filter.order } }
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

function live(db: Db, now: Date) {
  return db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .where('s.ended_at', 'is', null)
    .where('s.idle_until', '>', now)
    .where('s.abs_until', '>', now)
    .where('u.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
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
      eb
        .selectFrom('acting as a')
        .innerJoin('user_account as op', 'op.id', 'a.operator_id')
        .whereRef('a.id', '=', 's.acting_id')
        .select('op.name')
        .as('acting_by'),
      eb.selectFrom('acting as a').whereRef('a.id', '=', 's.acting_id').select('a.operator_id').as('acting_by_id'),
    ])
}

function conditions(
  { userid, entid, ip, online, iSearch, now, common = nothingCommon }: LiveSessionFilter,
  eb: Builder,
) {
  return {
    userid: when(userid, (id) => eb('s.user_id', '=', id)),
    entid: when(entid, (id) => eb('s.ent_id', '=', id)),
    ip: when(ip, (address) => eb('s.ip', '=', address)),
    online: when(online, (isOnline) => eb('s.last_seen_at', isOnline ? '>' : '<=', onlineSince(now))),
    iSearch: when(iSearch, (text) => personHolds(text, common)),
  } satisfies Conditions<'listLiveSessions'>
}
