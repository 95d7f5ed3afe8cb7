import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { commonIn, nothingCommon, telling, type Grams } from '../../../foundation/query/list/common-query.ts'
import { holdsOrIsSaid, isSaidOften } from '../../../foundation/query/pinyin/sounds-query.ts'
import { normalName, searchGrams } from '../../../foundation/query/list/names.ts'

/** The grams that many people have in common, where texts are looked for. */
export async function commonOfPeople(db: Db, ...texts: (string | undefined)[]): Promise<Grams> {
  if (!texts.some(Boolean)) return nothingCommon
  return (await isSaidOften(db, 'user_account', texts)) ? 'notAsked' : commonIn(db, 'user_account_search')
}

/**
 * Whether the account `u` has a text in its name or login id, or a name that is said so. Nothing but the index has grams: as a column they
 * were half of each row.
 */
export function personHolds(text: string, common: Grams = nothingCommon) {
  const term = normalName(text)
  return orSaid(sql<SqlBool>`(${keptHolds(term, common)})`, text, common)
}

/** The same for a query that reads rows one by one. */
export function passedHolds(text: string) {
  return personHolds(text, 'notAsked')
}

/** The same of the name alone. The kept text holds the name, too, and is compared first: normalising the name of each row is slow. */
export function nameHolds(text: string, common: Grams = nothingCommon) {
  const term = normalName(text)
  const inName = sql<SqlBool>`strpos(lower(normalize(u.name, NFKC)), ${term}) > 0`
  return orSaid(sql<SqlBool>`(${keptHolds(term, common)} and ${inName})`, text, common)
}

/** Whether the kept text of login id and name holds a term. The index of grams finds candidates, strpos keeps those that hold it in one piece. */
function keptHolds(term: string, common: Grams) {
  return sql<SqlBool>`${mayHold(term, common)} and strpos(u.search_text, ${term}) > 0`
}

function orSaid(holds: Expression<SqlBool>, text: string, common: Grams) {
  const sounds = sql`u.name_sounds`
  return holdsOrIsSaid(holds, text, { sounds, isSaid: sql`${sounds} <> ''`, asksIndex: common !== 'notAsked' })
}

function mayHold(term: string, common: Grams) {
  if (common === 'notAsked') return sql<SqlBool>`true`
  return sql<SqlBool>`atrium_grams(u.search_text) @> ${telling(searchGrams(term), common)}::text[]`
}
