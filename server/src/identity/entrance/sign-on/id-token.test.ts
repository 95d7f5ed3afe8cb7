import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { givenConnector } from '../../../enterprise/access/connector/test/given.ts'
import { newId } from '../../../foundation/db/id.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { keyPair, startHostileProvider, type Token } from './test/hostile-provider.ts'

let server: TestServer
let provider: Awaited<ReturnType<typeof startHostileProvider>>
let entrance: { id: string; space: string }
let trust: (isTrusted: boolean) => Promise<unknown>
let keeper: Client

beforeAll(async () => {
  provider = await startHostileProvider()
  server = await startTestServer({ environment: { ATRIUM_ALLOW_LOOPBACK: '1' } })
  const { issuer } = provider
  const facts = { issuer, clientId: 'atrium', clientSecret: 'x', joins: true, domain: 'hostile.example' }
  const { connector, enterprise, administrator } = await givenConnector(server, facts)
  const { id } = connector
  keeper = administrator
  entrance = { id, space: enterprise.id }
  let { version } = connector
  trust = async (trustsOwnDomains) => {
    const change = { id, version, name: 'Company', issuer, clientId: 'atrium', joins: true, enabled: true }
    ;({ version } = await administrator.call('updateConnector', { ...change, trustsOwnDomains }))
  }
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

async function signOnWith(change: (token: Token) => Token) {
  const { id, space } = entrance
  const browser = server.client()
  const { authorizationUrl } = await browser.call('startSignOn', { id }, { space })
  const { error } = await browser.tryCall('finishSignOn', provider.answer(authorizationUrl, change), { space })
  const { login } = await browser.call('getLoginStatus', {}, { space })
  return { error, login }
}

const claims = (change: Record<string, unknown>) => (token: Token) => ({
  ...token,
  claims: { ...token.claims, ...change },
})
const longAgo = Math.floor(Date.now() / 1000) - 3600

test('the token as it should be signs a person in', async () => {
  expect(await signOnWith((token) => token)).toEqual({ error: null, login: true })
})

test.each<[string, (token: Token) => Token]>([
  ['without a signature, alg none', (token) => ({ ...token, header: { alg: 'none' }, key: null })],
  ['with its signature cut off', (token) => ({ ...token, key: null })],
  ['signed with another key', (token) => ({ ...token, key: keyPair().privateKey })],
  ['of another issuer', claims({ iss: 'https://elsewhere.example' })],
  ['for another client', claims({ aud: 'somebody-else' })],
  ['for several clients, granted to another', claims({ aud: ['atrium', 'other'], azp: 'other' })],
  ['with the nonce of another sign-in', claims({ nonce: 'another' })],
  ['without a nonce', claims({ nonce: undefined })],
  ['that has expired', claims({ exp: longAgo, iat: longAgo - 60 })],
  ['without a subject', claims({ sub: undefined })],
])('S30: an id token %s is refused', async (_which, change) => {
  expect(await signOnWith(change)).toEqual({ error: 'signOnFailed', login: false })
})

test.each<[string, (token: Token) => Token]>([
  ['with an empty subject', claims({ sub: '' })],
  ['with a subject of spaces', claims({ sub: ' \u{3000}\u{a0}' })],
  ['with a subject of more than 255 characters', claims({ sub: 'm'.repeat(256) })],
  ['with a NUL in its subject', claims({ sub: 'mal\u{0}lory' })],
  ['with a line break in its subject', claims({ sub: 'mallory\n' })],
  ['with half a character in its subject', claims({ sub: 'mallory\u{d800}' })],
  ['with a number as its subject', claims({ sub: 7 })],
  ['granted to another client', claims({ azp: 'other' })],
  ['granted to no client', claims({ azp: '' })],
  ['granted to another client, for a list of one', claims({ aud: ['atrium'], azp: 'other' })],
  ['for several clients, granted to none of them by name', claims({ aud: ['atrium', 'other'] })],
  ['for several other clients, granted to this one', claims({ aud: ['another', 'other'], azp: 'atrium' })],
])('T13: an id token %s is refused', async (_which, change) => {
  expect(await signOnWith(change)).toEqual({ error: 'signOnFailed', login: false })
})

test.each<[string, (token: Token) => Token]>([
  ['for several clients and granted to this one', claims({ aud: ['atrium', 'other'], azp: 'atrium' })],
  ['with a subject of 255 characters', claims({ sub: '明'.repeat(255), email: 'mallory2@hostile.example' })],
])('T13: an id token %s is good', async (_which, change) => {
  expect(await signOnWith(change)).toEqual({ error: null, login: true })
})

test.each([
  ['turned around', '\u202EAnn\u0000 Lee\u200B', 'Ann Lee'],
  ['too long', `${'王'.repeat(63)}😀`, '王'.repeat(63)],
  ['of joined signs', `${'王'.repeat(60)}👩🏽\u200D💻`, '王'.repeat(60)],
  ['that is nothing', '\u200B\u3164 ', 'mallory@hostile.example'],
])(
  'a name of a provider, %s, is kept as it is seen, and never cut through a character (R3)',
  async (_how, name, seen) => {
    const { id, space } = entrance
    const browser = server.client()
    const { authorizationUrl } = await browser.call('startSignOn', { id }, { space })
    const answer = provider.answer(authorizationUrl, claims({ sub: `named ${seen}`, name }))
    await browser.call('finishSignOn', answer, { space })
    expect(await browser.call('getLoginStatus', {}, { space })).toMatchObject({ userName: seen })
  },
)

test.each(['mal\u0000lory@hostile.example', 'mal\u202Elory@hostile.example', 'mallory@@hostile.example', 7])(
  'the e-mail address %j of a provider is as good as none (R3)',
  async (email) => {
    const told = await signOnWith(claims({ sub: `of ${email}`.replace('\u0000', ''), email }))
    expect(told).toEqual({ error: 'emailNotAccepted', login: false })
  },
)

const newcomer = (told: Record<string, unknown>) => claims({ sub: newId(), ...told })

test.each(['true', 'True', ' true '])('an e-mail address that is verified by the text %j counts (R3)', async (text) => {
  expect(await signOnWith(newcomer({ email_verified: text }))).toEqual({ error: null, login: true })
})

describe('a provider that never says whether an address is verified', () => {
  const silent = { email_verified: undefined }
  afterEach(() => trust(false))

  test('lets no person join, unless the enterprise trusts it for its own proved domain (R3)', async () => {
    expect((await signOnWith(newcomer(silent))).error).toBe('emailNotAccepted')
    await trust(true)
    expect(await signOnWith(newcomer(silent))).toEqual({ error: null, login: true })
  })

  test.each([
    ['of another domain', { ...silent, email: 'mallory@elsewhere.example' }],
    ['of a domain below it', { ...silent, email: 'mallory@a.hostile.example' }],
    ['that is none', { ...silent, email: undefined }],
    ['that it says is not verified', { email_verified: false }],
    ['that it says in a text is not verified', { email_verified: 'false' }],
    ['of which it says something else', { email_verified: 1 }],
  ])('is not trusted for an address %s (R3)', async (_which, told) => {
    await trust(true)
    expect((await signOnWith(newcomer(told))).error).toBe('emailNotAccepted')
  })
})

describe('a test of a provider by an administrator', () => {
  async function tryOut(told: Record<string, unknown>, by = keeper) {
    const { id, space } = entrance
    const { authorizationUrl } = await keeper.call('tryConnector', { id, url: '/enterprise/sign-on' }, { space })
    const answer = provider.answer(authorizationUrl, newcomer(told))
    return by.tryCall('finishSignOn', answer, { space })
  }

  test.each([
    ['an address that counts', {}, { verdict: 'joins', emailVerified: 'true' }],
    ['a text for true', { email_verified: 'true' }, { verdict: 'joins', emailVerified: '"true"' }],
    ['no word of that', { email_verified: undefined }, { verdict: 'unsaid', emailVerified: null }],
    ['that it is not verified', { email_verified: false }, { verdict: 'notVerified', emailVerified: 'false' }],
    ['no address', { email: undefined }, { verdict: 'noEmail', email: null }],
    ['what is no address', { email: 'mallory' }, { verdict: 'noAddress', email: 'mallory' }],
    ['another domain', { email: 'm@elsewhere.example' }, { verdict: 'otherDomain', email: 'm@elsewhere.example' }],
  ])('tells what it really sends: %s (R3)', async (_what, told, shown) => {
    const { body } = await tryOut(told)
    expect(body).toMatchObject({ result: { done: 'tried', url: '/enterprise/sign-on', told: shown } })
  })

  test('names all that was told, and makes neither an account nor a session (R3)', async () => {
    const before = await keeper.call('listConnectors', {})
    const { body } = await tryOut({ upn: 'mallory', name: 'Mal\u202Elory' })
    expect(body).toMatchObject({
      result: { told: { name: 'Mallory', claims: expect.arrayContaining(['upn', 'sub']) } },
    })
    expect((await keeper.call('getLoginStatus', {})).user_type).toBe(UserType.administrator)
    expect(await keeper.call('listConnectors', {})).toEqual(before)
  })

  test('tells only the administrator who asked for it (R3)', async () => {
    const { id, space } = entrance
    const thief = server.client()
    for (const [name, value] of keeper.cookies) if (name !== 'sid') thief.cookies.set(name, value)
    expect((await tryOut({}, thief)).error).toBe('signOnExpired')
    const member = await server.given.signedIn({ enterprise: { id: space } })
    expect((await member.tryCall('tryConnector', { id }, { space })).error).toBe('forbidden')
  })

  test('goes on where the provider is switched off, and not at that of another enterprise (R3)', async () => {
    const { id, space } = entrance
    const facts = { issuer: provider.issuer, clientId: 'atrium', clientSecret: 'x', enabled: false }
    const other = await givenConnector(server, facts)
    const { connector, administrator } = other
    expect((await administrator.tryCall('tryConnector', { id: connector.id })).status).toBe(200)
    expect((await administrator.tryCall('tryConnector', { id })).error).toBe('signOnNotFound')
    expect((await server.client().tryCall('startSignOn', { id: connector.id }, { space })).error).toBe('signOnNotFound')
  })
})
