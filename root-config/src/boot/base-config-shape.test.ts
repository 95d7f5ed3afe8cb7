import { baseConfig, signedBaseConfig, type BaseConfig, type SignedBaseConfig } from '@atrium/shared-utility/contract'
import { aConfig, aRoute } from '../testing/signing.ts'
import { isBaseConfig, isSignedBaseConfig } from './base-config-shape.ts'

const config: Required<BaseConfig> = {
  ...aConfig(),
  files: { url: '/assets/map/files.a.json', integrity: 'sha256-a' },
  routes: [aRoute('/a', { userTypes: [0, 7], menu: { group: 'people', order: 1, icon: 'home' } }), aRoute('/b')],
  apps: [{ name: 'a', version: '1', url: '/a.js', css: [{ url: '/a.css', integrity: 'sha256-a' }] }],
  dependencies: { react: '19' },
  demoAccounts: [{ loginId: 'a', userType: 0, label: 'A' }],
  smsInLog: true,
  canReset: true,
  brand: { name: 'Field portal', claim: 'All in one place', logo: '/napi/brand/x' },
  overridden: 'http://127.0.0.1:5199/k/',
  space: { entId: 'a1', name: 'A' },
  signInMethods: ['sms'],
}
const signed: SignedBaseConfig = { v: 1, alg: 'ed25519', kid: 'k', payload: 'p', sig: 's' }
const odd = [undefined, null, '', 'other', 0, 1.5, 99, true, {}, [], ['other'], [null], { a: 1 }]

test.each([
  { name: 'base configuration', whole: config, check: isBaseConfig, schema: baseConfig },
  { name: 'signed base configuration', whole: signed, check: isSignedBaseConfig, schema: signedBaseConfig },
])('C1: of a $name the first page refuses what the contract refuses, and nothing else', ({ whole, check, schema }) => {
  const changed = [...placesOf(whole)].flatMap((place) =>
    odd.map((value) => [place, value, put(whole, place, value)] as const),
  )
  expect(changed.length).toBeGreaterThan(50)
  expect(check(whole)).toBe(true)
  expect(changed.filter(([, , value]) => check(value) !== schema.safeParse(value).success)).toEqual([])
})

type FieldPath = readonly string[]

/** Every place inside a value, itself first. */
function* placesOf(value: unknown, at: FieldPath = []): Generator<FieldPath> {
  yield at
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* placesOf(part, [...at, name])
}

/** A copy with another value at one place; an undefined value is left out, as JSON leaves it out. */
function put(whole: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  const copy: unknown = structuredClone(whole)
  if (typeof copy !== 'object' || copy === null) return copy
  const part = put(Reflect.get(copy, name), rest, value)
  Reflect.set(copy, name, part)
  return JSON.parse(JSON.stringify(copy))
}
