import { isPlatformStaff, type CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import { those, when, type Conditions } from '../../foundation/list/conditions.ts'
import { onlineSince } from '../../identity/session/online.ts'
import { nameHolds, personHolds } from '../../enterprise/member/person-search-query.ts'

export type UserFilter = CallParsed<'listUsers'> & { now: Date }
type Builder = ExpressionBuilder<Database & { u: Database['user_account'] }, 'u'>

/** Every filter of the list, as one condition: the page and its count use the same. */
export function matches(filter: UserFilter) {
  return (eb: Builder) => eb.and([eb('u.deleted_at', 'is', null), ...those(conditions(filter, eb))])
}

/** True when the filter looks for text. */
export function isSearch({ iSearch, userName }: UserFilter) {
  return [iSearch, userName].some((text) => text !== undefined && text !== '')
}

/** True for whoever has a live session that was used a moment ago. */
export function isOnline(now: Date) {
  return sql<boolean>`exists (
    select from session s where s.user_id = u.id and s.ended_at is null and s.acting_id is null
      and s.last_seen_at > ${onlineSince(now)} and s.idle_until > ${now} and s.abs_until > ${now}
  )`
}

/** The memberships that count for a filter: those in the enterprise, of the type, of the category and in the state asked for. */
export function memberships({ entid, userType, saas_id: saasId, membership }: UserFilter) {
  const isOfSpace = userType !== 'all' && !isPlatformStaff(userType)
  return sql`from membership m join enterprise e on e.id = m.ent_id and e.deleted_at is null
    where m.user_id = u.id and m.status in ('active', 'suspended')
      ${membership === undefined ? sql`` : sql`and m.status = ${membership}`}
      ${entid === undefined ? sql`` : sql`and m.ent_id = ${entid}`}
      ${isOfSpace ? sql`and m.user_type = ${userType}` : sql``}
      ${saasId === undefined ? sql`` : sql`and e.saas_id = ${saasId}`}`
}

function conditions(filter: UserFilter, eb: Builder) {
  const { userType, entid, saas_id: saasId, membership, now } = filter
  // One membership has to be all that is asked for, so the first that asks for it says it for the others.
  const isMember = sql<SqlBool>`exists (select ${memberships(filter)})`
  const isOfSpace = userType !== 'all' && !isPlatformStaff(userType)
  return {
    userType: when(userType === 'all' ? undefined : userType, (type) =>
      isPlatformStaff(type) ? eb('u.platform_type', '=', type) : eb.and([eb('u.platform_type', 'is', null), isMember]),
    ),
    entid: isOfSpace ? undefined : when(entid, () => isMember),
    saas_id: isOfSpace || entid !== undefined ? undefined : when(saasId, () => isMember),
    membership: isOfSpace || (entid ?? saasId) !== undefined ? undefined : when(membership, () => isMember),
    isRoot: when(filter.isRoot, (isRoot) => eb('u.is_root', '=', isRoot)),
    status: when(filter.status, (status) => eb('u.status', '=', status)),
    online: when(filter.online, (online) => (online ? isOnline(now) : eb.not(isOnline(now)))),
    userName: when(filter.userName, nameHolds),
    iSearch: when(filter.iSearch, personHolds),
  } satisfies Conditions<'listUsers'>
}

// A type on the platform counts before any membership.
