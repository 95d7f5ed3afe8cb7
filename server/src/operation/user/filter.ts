import { type CallParsed, isPlatformStaff } from '@atrium/shared-utility/contract'
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import { normalName, searchGrams } from '../../enterprise/enterprise/names.ts'

export type UserFilter = CallParsed<'listUsers'> & { now: Date }
type Builder = ExpressionBuilder<Database & { u: Database['user_account'] }, 'u'>

const onlineForMs = 5 * 60_000

/** Every filter of the list, as one condition: the page and its count use the same. */
export function matches(filter: UserFilter) {
  return (eb: Builder) => eb.and([eb('u.deleted_at', 'is', null), ...facts(filter, eb), ...searches(filter)])
}

/** True for whoever has a live session that was used a moment ago. */
export function isOnline(now: Date) {
  const seenSince = new Date(now.getTime() - onlineForMs)
  return sql<boolean>`exists (
    select from session s where s.user_id = u.id and s.ended_at is null
      and s.last_seen_at > ${seenSince} and s.idle_until > ${now} and s.abs_until > ${now}
  )`
}

/** The memberships that count for a filter: those in the enterprise, of the type, of the category asked for. */
export function memberships({ entid, userType, saas_id: saasId }: UserFilter) {
  const isOfSpace = userType !== 'all' && !isPlatformStaff(userType)
  return sql`from membership m join enterprise e on e.id = m.ent_id and e.deleted_at is null
    where m.user_id = u.id and m.status = 'active'
      ${entid === undefined ? sql`` : sql`and m.ent_id = ${entid}`}
      ${isOfSpace ? sql`and m.user_type = ${userType}` : sql``}
      ${saasId === undefined ? sql`` : sql`and e.saas_id = ${saasId}`}`
}

function facts(filter: UserFilter, eb: Builder) {
  const { userType, isRoot, status, online, entid, saas_id: saasId, now } = filter
  const isPlatform = userType !== 'all' && isPlatformStaff(userType)
  const all: Expression<SqlBool>[] = []
  if (isPlatform) all.push(eb('u.platform_type', '=', userType))
  // A type on the platform counts before any membership.
  else if (userType !== 'all') all.push(eb('u.platform_type', 'is', null))
  if (isRoot !== undefined) all.push(eb('u.is_root', '=', isRoot))
  if (status !== undefined) all.push(eb('u.status', '=', status))
  if (online !== undefined) all.push(online ? isOnline(now) : sql<boolean>`not ${isOnline(now)}`)
  if ((!isPlatform && userType !== 'all') || entid !== undefined || saasId !== undefined)
    all.push(sql<boolean>`exists (select ${memberships(filter)})`)
  return all
}

function searches({ iSearch, userName }: UserFilter) {
  const all: Expression<SqlBool>[] = []
  if (isText(iSearch)) all.push(contains('search_text', iSearch))
  if (isText(userName)) all.push(contains('name', userName))
  return all
}

/** The grams find candidates by their index, then strpos keeps those that hold the text in one piece. */
function contains(column: 'search_text' | 'name', text: string) {
  const term = normalName(text)
  const where = column === 'name' ? sql`lower(normalize(u.name, NFKC))` : sql`u.search_text`
  return sql<boolean>`(u.search_grams @> ${searchGrams(term)}::text[] and strpos(${where}, ${term}) > 0)`
}

function isText(value: string | undefined): value is string {
  return value !== undefined && normalName(value) !== ''
}
