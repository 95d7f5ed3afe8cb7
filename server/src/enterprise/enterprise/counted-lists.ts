import { LRUCache } from 'lru-cache'
import { countLimit } from '../../foundation/list/list-query.ts'
import { isSearch, type EnterpriseFilter } from './filter-query.ts'

const largeMs = 60_000
const manyMs = 10_000
/** From here on counting costs more than a page that is read in the list's order. */
const many = 3_000
/** How far a page may lie down the list to be read so, where few of those that are passed are found. */
const nearRows = 200

const known = new LRUCache<string, number>({ max: 1000 })

/**
 * How many a filter found a short while ago, where counting them again for every page costs more than the page. That it
 * reached the limit of counting is remembered for a minute: a list seldom shrinks below it meanwhile. Some thousands that
 * hold a text are remembered for seconds, and only for pages near the beginning.
 */
export function knownCount(filter: EnterpriseFilter) {
  const total = known.get(keyOf(filter))
  const isNear = filter.iDisplayStart + filter.iDisplayLength <= nearRows
  return total === undefined || total >= countLimit || isNear ? total : undefined
}

export function rememberCount(filter: EnterpriseFilter, total: number) {
  if (total >= countLimit) known.set(keyOf(filter), total, { ttl: largeMs })
  else if (total >= many && isSearch(filter)) known.set(keyOf(filter), total, { ttl: manyMs })
}

/** What is asked for, whatever the page and its order. */
function keyOf(filter: EnterpriseFilter) {
  return JSON.stringify({ ...filter, iDisplayStart: 0, iDisplayLength: 0, sort: 'createdAt', order: 'asc' })
}
