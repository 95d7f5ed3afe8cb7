import { sql, type SqlBool } from 'kysely'
import { normalName, searchGrams } from '../enterprise/names.ts'

/**
 * Whether the account `u` has a text in its name or login id. The grams find candidates by their index, then strpos
 * keeps those that hold the text in one piece.
 */
export function personHolds(text: string) {
  const term = normalName(text)
  return sql<SqlBool>`(u.search_grams @> ${searchGrams(term)}::text[] and strpos(u.search_text, ${term}) > 0)`
}

/** The same of the name alone. */
export function nameHolds(text: string) {
  const term = normalName(text)
  const name = sql`lower(normalize(u.name, NFKC))`
  return sql<SqlBool>`(u.search_grams @> ${searchGrams(term)}::text[] and strpos(${name}, ${term}) > 0)`
}
