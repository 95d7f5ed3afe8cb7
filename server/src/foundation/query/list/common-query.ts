import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/tx.ts'

/** The elements that more than half of all rows have, each with its share of them. */
export type Common = ReadonlyMap<string, number>
/**
 * The index is not asked for what many rows have; a query that passes rows one by one, in an order or of an enterprise,
 * asks the index for nothing.
 */
export type Grams = Common | 'notAsked'
type Searched = 'user_account_search' | 'enterprise' | 'audit_log_words'

const knownMs = 10 * 60_000
const known = new LRUCache<Searched, Common>({ max: 10, ttl: knownMs })
export const nothingCommon: Common = new Map()

/**
 * The pairs or words of an index that more than half of all rows have, by the database's statistics. To look each of
 * them up costs most of a search, and finds next to nothing out.
 */
export async function commonIn(db: Db, searched: Searched) {
  const before = known.get(searched)
  if (before !== undefined) return before
  const { rows } = await sql<{ element: string; share: number }>`
    select element, share from atrium_common_elements(${searched})`.execute(db)
  const common: Common = new Map(rows.map(({ element, share }) => [element, share]))
  known.set(searched, common)
  return common
}

/** The elements that the index is asked for: those that few rows have, or else the one that fewest have. */
export function telling(elements: readonly string[], common: Common) {
  const rare = elements.filter((element) => !common.has(element))
  if (rare.length > 0) return rare
  const share = (element: string) => common.get(element) ?? 0
  return elements.toSorted((one, other) => share(one) - share(other)).slice(0, 1)
}

/** True of elements that so many rows have that a walk meets them soon. */
export function areCommon(elements: readonly string[], common: Common) {
  return elements.length > 0 && elements.every((element) => common.has(element))
}
