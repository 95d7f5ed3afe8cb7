import { LRUCache } from 'lru-cache'
import type { EnterpriseFilter } from './filter-query.ts'

const rememberMs = 60_000
const known = new LRUCache<string, true>({ max: 1000, ttl: rememberMs })

/**
 * True when the filter was found a short while ago to reach the limit of counting. Only that is remembered, never a
 * number that is shown: a list of ten thousand seldom shrinks below them within a minute, and counting it again for
 * every page costs more than the page.
 */
export function isKnownLarge(filter: EnterpriseFilter) {
  return known.has(keyOf(filter))
}

export function rememberLarge(filter: EnterpriseFilter) {
  known.set(keyOf(filter), true)
}

/** What is asked for, whatever the page and its order. */
function keyOf(filter: EnterpriseFilter) {
  return JSON.stringify({ ...filter, iDisplayStart: 0, iDisplayLength: 0, sort: 'createdAt', order: 'asc' })
}
