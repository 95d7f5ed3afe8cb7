import fc from 'fast-check'
import qs from 'qs'
import { decodeNested, encodeNested, nestedLimits } from './nested-query.ts'

const text = fc.string({ minLength: 1, unit: 'binary' }).filter((value) => value.isWellFormed())
const key = fc.stringMatching(/^[a-z_][A-Za-z0-9_]{0,8}$/).filter((name) => !(name in Object.prototype))
const leaf = fc.oneof(text, fc.constant(''))
const value = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 12 }),
  fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  fc.array(fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 3, noNullPrototype: true }), { minLength: 1, maxLength: 4 }),
)
const record = fc.dictionary(key, value, { maxKeys: 6, noNullPrototype: true })
const server = { depth: 5, arrayLimit: 100, parameterLimit: 1000 }

test('the server reads exactly what a caller sent', () => {
  fc.assert(fc.property(record, (sent) => expect(qs.parse(encodeNested(sent), server)).toEqual(sent)))
})

test('what qs writes is read here as qs reads it', () => {
  fc.assert(fc.property(record, (sent) => expect(decodeNested(qs.stringify(sent))).toEqual(sent)))
})

test('a text that was encoded here comes back whole', () => {
  fc.assert(fc.property(record, (sent) => expect(decodeNested(encodeNested(sent))).toEqual(sent)))
})

test.each([
  ['a nested object', { a: { b: 1 } }, 'a[b]=1'],
  ['an array by index', { a: ['x', 'y'] }, 'a[0]=x&a[1]=y'],
  ['a list of objects', { a: [{ b: 'x' }] }, 'a[0][b]=x'],
  ['a yes-or-no and a number', { a: true, b: 0 }, 'a=true&b=0'],
  ['nothing as the empty text', { a: null }, 'a='],
  ['no trace of an undefined field', { a: undefined, b: 'x' }, 'b=x'],
  ['no trace of an empty list', { a: [], b: {} }, ''],
  ['an instant as ISO 8601', { a: new Date(0) }, 'a=1970-01-01T00:00:00.000Z'],
])('encodes %s', (_what, sent, expected) => {
  expect(decodeURIComponent(encodeNested(sent))).toBe(expected)
})

test.each([
  ['empty brackets', 'a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a repeated name', 'a=1&a=2', { a: ['1', '2'] }],
  ['indexes in any order', 'a[1]=y&a[0]=x', { a: ['x', 'y'] }],
  ['empty brackets after an index', 'a[1]=x&a[]=y', { a: ['x', 'y'] }],
  ['a leading question mark', '?a=1', { a: '1' }],
  ['a plus as a blank', 'a=b+c', { a: 'b c' }],
  ['a name without a value', 'a&b=', { a: '', b: '' }],
  ['an index beyond the limit as a name', 'a[100]=x', { a: { 100: 'x' } }],
])('reads %s', (_what, sent, expected) => {
  expect(decodeNested(sent)).toEqual(expected)
})

test.each([
  ['a prototype', '__proto__[x]=1'],
  ['a prototype further down', 'a[constructor][prototype]=1'],
  ['a depth beyond the limit', `a${'[b]'.repeat(nestedLimits.depth + 1)}=1`],
  ['more parameters than the limit', Array.from({ length: nestedLimits.parameterLimit + 1 }, () => 'a=1').join('&')],
  ['a longer list than the limit', Array.from({ length: nestedLimits.arrayLimit + 1 }, () => 'a[]=1').join('&')],
  ['a name that is text and object at once', 'a=1&a[b]=2'],
  ['a broken escape', 'a=%E0%A4'],
  ['unbalanced brackets', 'a[b=1'],
])('refuses %s', (_what, sent) => {
  expect(() => decodeNested(sent)).toThrow(expect.objectContaining({ code: 'malformedRequest' }))
})
