import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { passedHolds } from '../../../identity/people/person/search-query.ts'
import { onlineSince } from '../../../identity/session/online.ts'

type Filter = CallParsed<'listMemberSessions'> & { entId: string; now: Date }
type Tables = Database & {
  s: Database['session_of_enterprise']
  m: Database['membership']
  u: Database['user_account']
}

const sortColumns = {
  lastSeenAt: sql`s.last_seen_at`,
  startedAt: sql`s.created_at`,
} satisfies SortColumns<'listMemberSessions'>

/** The enterprise is named because one's own memberships are to be seen from everywhere. */
export function selectMemberSessions(db: Db, filter: Filter) {
  const found = db
    .selectFrom('session_of_enterprise as s')
    .innerJoin('membership as m', (join) => join.onRef('m.user_id', '=', 's.user_id').on('m.ent_id', '=', filter.entId))
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .where('s.idle_until', '>', filter.now)
    .where('s.abs_until', '>', filter.now)
    .where((eb) => eb.and(those(conditions(filter, eb))))
  const rows = found
    .select(['s.id', 's.user_id', 's.created_at', 's.last_seen_at', 's.aal', 's.is_acting', 's.ip', 's.user_agent'])
    .select(['u.name', 'u.login_id', 'm.user_type', 'm.is_owner'])
  const order = { by: [sortColumns[filter.sort], sql`s.id`], order: filter.order }
  return selectList(db, { found, rows, page: filter, order })
}

export type SelectedMemberSession = Awaited<ReturnType<typeof selectMemberSessions>>['rows'][number]

/** Whose session it is, where it was begun by this enterprise or led into it, also one that has ended. */
export function findMemberSession(db: Db, { id, entId }: { id: string; entId: string }) {
  return db
    .selectFrom('session')
    .select('user_id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('ent_id', '=', entId), eb('only_ent_id', '=', entId)]))
    .executeTakeFirst()
}

function conditions({ person, online, ip, iSearch, now }: Filter, eb: ExpressionBuilder<Tables, 's' | 'm' | 'u'>) {
  return {
    person: when(person, (id) => eb('s.user_id', '=', id)),
    online: when(online, (isOnline) => eb('s.last_seen_at', isOnline ? '>' : '<=', onlineSince(now))),
    ip: when(ip, (address) => eb('s.ip', '=', address)),
    iSearch: when(iSearch, passedHolds),
  } satisfies Conditions<'listMemberSessions'>
}
