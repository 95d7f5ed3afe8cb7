import { isPlatformStaff, userTypes, type CallParsed, type UserType } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { nothingCommon, type Grams } from '../../../foundation/query/list/common-query.ts'
import { onlineSince } from '../../../identity/session/online.ts'
import { accountsAtPhone } from '../../../identity/people/person/accounts-query.ts'
import { nameHolds, personHolds } from '../../../identity/people/person/search-query.ts'

export type UserFilter = CallParsed<'listUsers'> & { now: Date; common?: Grams }
type Builder = ExpressionBuilder<Database & { u: Database['user_account'] }, 'u'>

/** Every filter of the list, as one condition: the page and its count use the same. */
export function matches(filter: UserFilter) {
  return (eb: Builder) => eb.and([eb('u.deleted_at', 'is', null), ...those(conditions(filter, eb))])
}

/** True when the filter looks for text. */
export function isSearch({ iSearch, userName }: UserFilter) {
  return [iSearch, userName].some((text) => text !== undefined && text !== '')
}

/** True for a person with a live session that was used a moment ago. */
export function isOnline(now: Date) {
  return sql<boolean>`exists (
    select from session s where s.user_id = u.id and s.ended_at is null and s.acting_id is null
      and s.last_seen_at > ${onlineSince(now)} and s.idle_until > ${now} and s.abs_until > ${now}
  )`
}

/** The memberships that count for a filter: those in the enterprise, of the type, of the category and in the state asked for. */
export function memberships(filter: UserFilter) {
  const { saas_id: saasId } = filter
  return sql`from membership m join enterprise e on e.id = m.ent_id and e.deleted_at is null
    ${ofMember(filter)} ${saasId === undefined ? sql`` : sql`and e.saas_id = ${saasId}`}`
}

/** A category's enterprises are read once, so that each account is looked up in an index alone. */
function isMemberIn(filter: UserFilter) {
  const { saas_id: saasId } = filter
  if (saasId === undefined) return sql<SqlBool>`exists (select ${memberships(filter)})`
  const inCategory = sql`select e.id from enterprise e where e.deleted_at is null and e.saas_id = ${saasId}`
  // "is true" keeps the database from making a join of it.
  return sql<SqlBool>`exists (select from membership m ${ofMember(filter)} and (m.ent_id in (${inCategory})) is true)`
}

function ofMember({ entid, userType, membership }: UserFilter) {
  const isOfSpace = userType !== 'all' && !isPlatformStaff(userType)
  return sql`where m.user_id = u.id and m.status in ('active', 'suspended')
      ${membership === undefined ? sql`` : sql`and m.status = ${membership}`}
      ${entid === undefined ? sql`` : sql`and m.ent_id = ${entid}`}
      ${isOfSpace ? sql`and m.user_type = ${userType}` : sql``}`
}

function conditions(filter: UserFilter, eb: Builder) {
  const { userType, entid, saas_id: saasId, membership, now, common = nothingCommon } = filter
  // One membership has to match the whole filter, so the first condition on it covers the others.
  const isMember = isMemberIn(filter)
  const isOfSpace = userType !== 'all' && !isPlatformStaff(userType)
  // The account itself says what a person is in any enterprise.
  const isAnywhere = (entid ?? saasId ?? membership) === undefined
  return {
    userType: when(userType === 'all' ? undefined : userType, (type) =>
      isPlatformStaff(type)
        ? eb('u.platform_type', '=', type)
        : eb.and([eb('u.platform_type', 'is', null), isOfKind(type), ...(isAnywhere ? [] : [isMember])]),
    ),
    entid: isOfSpace ? undefined : when(entid, () => isMember),
    saas_id: isOfSpace || entid !== undefined ? undefined : when(saasId, () => isMember),
    membership: isOfSpace || (entid ?? saasId) !== undefined ? undefined : when(membership, () => isMember),
    isRoot: when(filter.isRoot, (isRoot) => eb('u.is_root', '=', isRoot)),
    status: when(filter.status, (status) => eb('u.status', '=', status)),
    online: when(filter.online, (online) => (online ? isOnline(now) : eb.not(isOnline(now)))),
    userName: when(filter.userName, (text) => nameHolds(text, common)),
    iSearch: when(filter.iSearch, (text) => holdsOrIsAt(text, common)),
  } satisfies Conditions<'listUsers'>
}

/** A text that is a whole telephone number also finds whose it is. */
function holdsOrIsAt(text: string, common: Grams) {
  const holds = personHolds(text, common)
  const ids = accountsAtPhone(text)
  return ids === null ? holds : sql<SqlBool>`(u.id = ${ids} or ${holds})`
}

const kinds = userTypes.filter((type) => !isPlatformStaff(type))

/** Every set of kinds with this one in it, so that an index of sets finds them. */
function isOfKind(type: UserType) {
  const sets = kinds.reduce((found, kind) => [...found, ...found.map((set) => set | (1 << kind))], [0])
  return sql<SqlBool>`u.member_kinds = any(${sets.filter((set) => (set & (1 << type)) !== 0)}::int[])`
}

// A type on the platform counts before any membership.
