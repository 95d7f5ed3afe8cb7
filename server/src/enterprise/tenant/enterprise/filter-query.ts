import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { commonIn, nothingCommon, telling, type Grams } from '../../../foundation/query/list/common-query.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { holdsOrIsSaid, isSaidOften } from '../../../foundation/query/pinyin/sounds-query.ts'
import { soundPattern, soundTerm } from '../../../foundation/query/pinyin/sounds.ts'
import { normalName, searchGrams } from '../../../foundation/query/list/names.ts'

export type EnterpriseFilter = CallParsed<'listEnterprises'> & { common?: Grams }
type Builder = ExpressionBuilder<Database, 'enterprise'>

/** Every filter of the list, as one condition: the page and its count use the same. */
export function matches(filter: EnterpriseFilter) {
  return (eb: Builder) => eb.and([eb('enterprise.deleted_at', 'is', null), ...those(conditions(filter, eb))])
}

/** True when the filter looks for text, which no index keeps in the order of a list. */
export function isSearch({ name, parent_name, iSearch }: EnterpriseFilter) {
  return [name, parent_name, iSearch].some((text) => text !== undefined && text !== '')
}

/** What many enterprises have in common, where texts are looked for. */
export async function commonOfEnterprises(db: Db, ...texts: (string | undefined)[]): Promise<Grams> {
  if (!texts.some(Boolean)) return nothingCommon
  return (await isSaidOften(db, 'enterprise', texts)) ? 'notAsked' : commonIn(db, 'enterprise')
}

function conditions({ entType, common, ...filter }: EnterpriseFilter, eb: Builder) {
  return {
    entType: when(entType === 'all' ? undefined : entType, (type) => eb('enterprise.ent_type', '=', type)),
    status: when(filter.status, (status) => eb('enterprise.status', '=', status)),
    expiry: when(filter.expiry, (expiry) => endsWithin(expiry)),
    saas_id: when(filter.saas_id, (id) => eb('enterprise.saas_id', '=', id)),
    saasEntType: when(filter.saasEntType, (type) => eb('enterprise.saas_ent_type', '=', type)),
    private: when(filter.private, (wanted) => flagIs('private', wanted)),
    isControl: when(filter.isControl, (wanted) => flagIs('is_control', wanted)),
    self: when(filter.self, (wanted) => flagIs('self', wanted)),
    name: when(filter.name, (name) => nameContains('enterprise', name, common)),
    parent_name: when(filter.parent_name, (name) => parentNamed(eb, name)),
    iSearch: when(filter.iSearch, (text) => enterpriseHolds(text, common)),
  } satisfies Conditions<'listEnterprises'>
}

/** By the database's own clock: the list is one of days. */
function endsWithin(expiry: 'soon' | 'over') {
  return expiry === 'over'
    ? sql<boolean>`enterprise.expires_at <= now()`
    : sql<boolean>`(enterprise.expires_at > now() and enterprise.expires_at <= now() + interval '30 days')`
}

// The flags have partial indexes, which only a bare `where private` uses, not `private = $1`.
function flagIs(column: 'private' | 'is_control' | 'self', wanted: boolean) {
  const value = sql.ref(`enterprise.${column}`)
  return wanted ? sql<boolean>`${value}` : sql<boolean>`not ${value}`
}

function parentNamed(eb: Builder, name: string) {
  const parents = eb.selectFrom('enterprise as parent').select('parent.id').where(nameContains('parent', name))
  return eb.and([eb('enterprise.parent_id', 'is not', null), eb('enterprise.parent_id', 'in', parents)])
}

// Ids hold a digit. Looking for both is slower, so words are not taken for ids.
const looksLikeId = /^(?=.*\d)[A-Za-z0-9]{4,32}$/

/** As which table enterprises are asked for. */
type TableAlias = 'enterprise' | 'parent' | 'e' | 'n'

/** The search field finds full and short names by any part, or as they are said, and an enterprise by its whole id. */
export function enterpriseHolds(text: string, common: Grams = nothingCommon, named: TableAlias = 'enterprise') {
  const term = normalName(text)
  const holds = sql<SqlBool>`(${mayHold(term, { common, named })}
    and (strpos(${of(named, 'name_norm')}, ${term}) > 0 or strpos(${of(named, 'short_norm')}, ${term}) > 0))`
  const name = of(named, 'name_sounds')
  const short = of(named, 'short_sounds')
  const sounds = sql`(${name} || '|' || ${short})`
  const isHeld = holdsOrIsSaid(holds, text, {
    sounds,
    isSaid: sql`${name} || ${short} <> ''`,
    asksIndex: common !== 'notAsked',
  })
  return looksLikeId.test(text) ? sql<SqlBool>`(${isHeld} or ${of(named, 'id')} = ${text})` : isHeld
}

/**
 * The grams find candidates by their index, then strpos keeps those that hold the text in one piece. Not LIKE: the
 * planner takes it for far rarer than it is here, and then chooses to sort everything that it finds.
 */
function nameContains(named: TableAlias, text: string, common: Grams = nothingCommon) {
  const term = normalName(text)
  const holds = sql<SqlBool>`(${mayHold(term, { common, named })} and strpos(${of(named, 'name_norm')}, ${term}) > 0)`
  const said = soundTerm(text)
  if (said === null) return holds
  return sql<SqlBool>`(${enterpriseHolds(text, common, named)} and (${holds} or ${of(named, 'name_sounds')} ~ ${soundPattern(said)}))`
}

function mayHold(term: string, { common, named }: { common: Grams; named: TableAlias }) {
  if (common === 'notAsked') return sql<SqlBool>`true`
  return sql<SqlBool>`${of(named, 'search_grams')} @> ${telling(searchGrams(term), common)}::text[]`
}

function of(named: TableAlias, column: string) {
  return sql.ref(`${named}.${column}`)
}
