import { LRUCache } from 'lru-cache'
import { countLimit } from './list-query.ts'

const largeMs = 60_000
const manyMs = 10_000

const known = new LRUCache<string, number>({ max: 1000 })
const far = new LRUCache<string, true>({ max: 1000, ttl: largeMs })

/** The name of the list and all that it is filtered by, with its page and its order. */
export type ListKey = readonly [string, object]

/**
 * How many rows a list had a short while ago, where finding and counting them again for every page costs more than the
 * page. That a list reached the limit of counting is remembered for a minute, since it seldom shrinks below it
 * meanwhile; a large number that was counted, for seconds.
 */
export function knownTotal(key: ListKey) {
  return known.get(textOf(key, anyOrder))
}

export function rememberTotal(key: ListKey, total: number, many: number) {
  if (total >= countLimit) known.set(textOf(key, anyOrder), total, { ttl: largeMs })
  else if (total >= many) known.set(textOf(key, anyOrder), total, { ttl: manyMs })
}

/** Whether a page was looked for near the beginning of a list, in its order, and not found there. */
export function isFar(key: ListKey) {
  return far.has(textOf(key))
}

export function rememberFar(key: ListKey) {
  far.set(textOf(key), true)
}

const anyOrder = { iDisplayStart: 0, iDisplayLength: 0, sort: '', order: '' }

function textOf([list, filter]: ListKey, any: object = {}) {
  return JSON.stringify([list, { ...filter, ...any, now: 0 }])
}
