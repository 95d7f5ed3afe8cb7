import { Problem } from '../contract/problem/problems.ts'

/** What comes back from a nested query: everything is text. */
type DecodedValue = string | DecodedValue[] | { [key: string]: DecodedValue }
export type DecodedRecord = { [key: string]: DecodedValue }

/** Limits of what is read; a text beyond them is refused whole. */
export const nestedLimits = { depth: 5, arrayLimit: 100, parameterLimit: 1000 } as const

/**
 * The nested query string of specification 7: `{ a: { b: 1 }, c: ['x'] }` is `a[b]=1&c[0]=x`, escaped.
 * Undefined fields, empty objects and empty arrays leave no trace; null is the empty text.
 */
export function encodeNested(record: object) {
  return flattenNested(record)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

/** The same as pairs of name and text, for a body that is not a query string (multipart). */
export function flattenNested(record: object): [string, string][] {
  return Object.entries(record).flatMap(([key, value]) => flatten(key, value))
}

/**
 * Reads a nested query or form body. `a[]=1`, `a[0]=1` and a repeated `a=1&a=2` all make arrays.
 * Throws `malformedRequest` for what is malformed or beyond `nestedLimits`; never touches a prototype.
 */
export function decodeNested(text: string): DecodedRecord {
  const pairs = text.replace(/^\?/, '').split('&').filter(Boolean)
  if (pairs.length > nestedLimits.parameterLimit) throw new Problem('malformedRequest')
  const root: Node = new Map()
  for (const pair of pairs) plant(root, pair)
  return toRecord(root)
}

type Node = Map<string, Leaf | Node>
type Leaf = string[]

const namePattern = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

function flatten(name: string, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (value === null) return [[name, '']]
  if (value instanceof Date) return [[name, value.toISOString()]]
  if (typeof value === 'string') return [[name, value]]
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return [[name, String(value)]]
  if (typeof value !== 'object') throw new Problem('malformedRequest')
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
}

function plant(root: Node, pair: string) {
  const cut = pair.indexOf('=')
  const path = pathOf(unescapeText(cut < 0 ? pair : pair.slice(0, cut)))
  const value = cut < 0 ? '' : unescapeText(pair.slice(cut + 1))
  let at = root
  for (const key of path.slice(0, -1)) at = branchAt(at, key)
  const last = path.at(-1) ?? ''
  const key = last === '' && path.length > 1 ? nextIndex(at) : last
  const known = at.get(key)
  if (known instanceof Map) throw new Problem('malformedRequest')
  if (known && known.length >= nestedLimits.arrayLimit) throw new Problem('malformedRequest')
  at.set(key, [...(known ?? []), value])
}

function pathOf(name: string) {
  const [, head = '', tail = ''] = namePattern.exec(name) ?? []
  const path = [head, ...tail.slice(1, -1).split('][')].slice(0, tail ? undefined : 1)
  if (!head || path.length > nestedLimits.depth + 1) throw new Problem('malformedRequest')
  if (path.some((key) => forbidden.has(key))) throw new Problem('malformedRequest')
  return path
}

function branchAt(at: Node, key: string) {
  const name = key === '' ? nextIndex(at) : key
  const known = at.get(name) ?? new Map()
  if (!(known instanceof Map)) throw new Problem('malformedRequest')
  at.set(name, known)
  return known
}

function nextIndex(at: Node) {
  const next = Math.max(-1, ...[...at.keys()].map(Number).filter(Number.isInteger)) + 1
  if (next >= nestedLimits.arrayLimit) throw new Problem('malformedRequest')
  return String(next)
}

function unescapeText(text: string) {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch (cause) {
    throw new Problem('malformedRequest', {}, { cause })
  }
}

function toRecord(node: Node): DecodedRecord {
  return Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]))
}

function toValue(value: Leaf | Node): DecodedValue {
  if (!(value instanceof Map)) return value.length === 1 ? (value[0] ?? '') : value
  return isList(value) ? inOrder(value).map(([, inner]) => toValue(inner)) : toRecord(value)
}

function isList(node: Node) {
  return (
    node.size > 0 && [...node.keys()].every((key) => /^\d{1,4}$/.test(key) && Number(key) < nestedLimits.arrayLimit)
  )
}

function inOrder(node: Node) {
  return [...node].sort(([one], [other]) => Number(one) - Number(other))
}
