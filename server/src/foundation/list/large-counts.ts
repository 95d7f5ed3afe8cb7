import { LRUCache } from 'lru-cache'

const largeMs = 60_000

const known = new LRUCache<string, true>({ max: 1000, ttl: largeMs })

type Key = readonly [string, object]

/**
 * Whether a list reached the limit of counting a short while ago, where counting it again for every page costs more than
 * the page: a list seldom shrinks below it within a minute.
 */
export function isKnownLarge(key: Key) {
  return known.has(textOf(key))
}

export function rememberLarge(key: Key) {
  known.set(textOf(key), true)
}

function textOf([list, filter]: Key) {
  return JSON.stringify([list, { ...filter, iDisplayStart: 0, iDisplayLength: 0, sort: '', order: '', now: 0 }])
}
