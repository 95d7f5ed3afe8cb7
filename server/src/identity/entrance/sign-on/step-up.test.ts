import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenConnector } from '../../../enterprise/access/connector/test/given.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { personWithPhone } from '../../factor/sms/test/given-phone.ts'
import { createInbox } from '../../factor/sms/test/inbox.ts'
import { startHostileProvider, type Token } from './test/hostile-provider.ts'
import { startHungProvider } from './test/hung-provider.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { bySms, deniedOf, forgetPassword } from '../../account/step-up/test/given.ts'
import { crowd } from '../../../test/crowd.ts'

const inbox = createInbox()
const facts = { clientId: 'atrium', clientSecret: 'x', joins: true }
let server: TestServer
let provider: Awaited<ReturnType<typeof startHostileProvider>>
let entrance: { id: string; space: string }

beforeAll(async () => {
  provider = await startHostileProvider()
  server = await startTestServer({ environment: { ATRIUM_ALLOW_LOOPBACK: '1' }, smsProvider: inbox.provider })
  const { issuer } = provider
  const { connector, enterprise } = await givenConnector(server, { issuer, ...facts, domain: 'hostile.example' })
  entrance = { id: connector.id, space: enterprise.id }
})
afterAll(async () => {
  await server.close()
  await provider.close()
})

const justNow = () => Math.floor(Date.now() / 1000)
const claims = (change: Record<string, unknown>) => (token: Token) => ({
  ...token,
  claims: { ...token.claims, auth_time: justNow(), ...change },
})

test('T02: a person with nothing but a provider proves there again who they are, and then sets up an app', async () => {
  const browser = await signedIn()
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  expect(await browser.call('getStepUpMethods', {})).toEqual({
    methods: [{ kind: 'signOn', id: entrance.id, name: 'Company' }],
  })
  const authorizationUrl = await start(browser)
  expect(Object.fromEntries(new URL(authorizationUrl).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  expect(await finish(browser, authorizationUrl)).toEqual({ error: null, done: 'steppedUp' })
  expect((await browser.tryCall('beginTotp', {})).error).toBeNull()
})

test.each<[string, Record<string, unknown>, string]>([
  ['that does not say when', { auth_time: undefined }, 'signOnNotFresh'],
  ['that asked long ago', { auth_time: justNow() - 3600 }, 'signOnNotFresh'],
  ['that asked another person', { sub: 'a stranger' }, 'stepUpNotYou'],
  ['whose token is for another client', { aud: 'somebody-else' }, 'signOnFailed'],
])('T02: a provider %s confirms no session, and the log has it', async (_which, change, error) => {
  const browser = await signedIn()
  expect(await finish(browser, await start(browser), change)).toMatchObject({ error })
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
  const { userId } = await browser.call('getLoginStatus', {})
  expect(await deniedOf(server, userId ?? '')).toContainEqual({ method: 'signOn', reason: error })
})

test('T02: an answer counts once, in the browser and in the session that asked for it', async () => {
  const browser = await signedIn()
  const used = await start(browser)
  await finish(browser, used)
  expect(await finish(browser, used)).toMatchObject({ error: 'signOnExpired' })
  const otherBrowser = copyOf(browser, ['sid', 'csrf'])
  expect(await finish(otherBrowser, await start(browser))).toMatchObject({ error: 'signOnExpired' })
  const otherSession = await signedIn()
  const asked = await start(browser)
  otherSession.cookies.set('pre', browser.cookies.get('pre') ?? '')
  expect(await finish(otherSession, asked)).toMatchObject({ error: 'stepUpExpired' })
  expect((await otherSession.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
})

test('T02: of many calls that hand in the same answer one is confirmed', async () => {
  const browser = await signedIn()
  const answer = provider.answer(await start(browser), claims({}))
  const answers = await Promise.all(
    Array.from({ length: crowd }, () => browser.tryCall('finishSignOn', answer, entrance)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('T02: signing in with the provider once more is a new session, and confirms none', async () => {
  const browser = await signedIn()
  await finish(browser, await start(browser))
  const { authorizationUrl } = await browser.call('startSignOn', { id: entrance.id }, entrance)
  expect(await finish(browser, authorizationUrl)).toEqual({ error: null, done: 'signedIn' })
  expect((await browser.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
})

test('T02: an enterprise’s provider confirms no session that it did not begin', async () => {
  const { phone, ...person } = await personWithPhone(server, { enterprise: { id: entrance.space } })
  await forgetPassword(server, person.id)
  await link(person.id, 'linked')
  const limited = await signedIn({ sub: 'linked' })
  const unlimited = await bySms(server, { phone, inbox })
  expect(await unlimited.call('getStepUpMethods', {})).toMatchObject({ methods: [{ kind: 'phone' }] })
  const refused = await unlimited.tryCall('startSignOnStepUp', { id: entrance.id })
  expect([refused.status, refused.error]).toEqual([403, 'stepUpMethodClosed'])
  // A step-up that the limited session has begun is not finished in the other one.
  const asked = await start(limited)
  unlimited.cookies.set('pre', limited.cookies.get('pre') ?? '')
  expect(await finish(unlimited, asked, { sub: 'linked' })).toMatchObject({ error: 'stepUpExpired' })
  expect((await unlimited.tryCall('beginTotp', {})).error).toBe('stepUpRequired')
})

test('V16: a provider that never answers keeps no other call from a connection', async () => {
  const { issuer } = provider
  const { connector, enterprise } = await givenConnector(server, { issuer, ...facts, domain: 'hung.example' })
  const own = { id: connector.id, space: enterprise.id }
  // As many as there are connections in a test, and each account may wait for four.
  const people: Client[] = []
  for (const sub of ['one', 'two', 'three']) people.push(await signedIn({ sub, email: `${sub}@hung.example` }, own))
  const hung = await startHungProvider()
  await pointTo(own.id, hung.issuer)
  const waiting = [...people, ...people, ...people, ...people].map((browser) =>
    browser.tryCall('startSignOnStepUp', { id: own.id }, own),
  )
  await until(() => hung.most() === 12)
  const { loginId } = await server.given.person()
  expect((await server.client().tryCall('signIn', { loginId, password })).status).toBe(200)
  await hung.close()
  for (const { error } of await Promise.all(waiting)) expect(error).toBe('signOnUnreachable')
})

async function signedIn(change: Record<string, unknown> = { sub: 'mallory' }, at = entrance) {
  const browser = server.client()
  const { authorizationUrl } = await browser.call('startSignOn', { id: at.id }, at)
  await browser.call('finishSignOn', provider.answer(authorizationUrl, claims(change)), at)
  return browser
}

async function start(browser: Client) {
  return (await browser.call('startSignOnStepUp', { id: entrance.id }, entrance)).authorizationUrl
}

async function finish(browser: Client, authorizationUrl: string, change: Record<string, unknown> = {}) {
  const { error, body } = await browser.tryCall(
    'finishSignOn',
    provider.answer(authorizationUrl, claims(change)),
    entrance,
  )
  const done = error === null ? /"done":"(\w+)"/.exec(JSON.stringify(body))?.[1] : undefined
  return { error, done }
}

function link(userId: string, subject: string) {
  const row = {
    ent_id: entrance.space,
    connector_id: entrance.id,
    subject,
    user_id: userId,
    email: null,
    last_used_at: null,
  }
  return server.services.tx(platform, (db) => db.insertInto('connector_identity').values(row).execute())
}

/** Changes the issuer as `updateConnector` would; that ends the links as well. */
function pointTo(id: string, issuer: string) {
  const change = { issuer, version: 99 }
  return server.services.tx(platform, (db) => db.updateTable('connector').set(change).where('id', '=', id).execute())
}

function copyOf({ cookies }: Client, names: readonly string[]) {
  const copy = createClient(server.url)
  for (const name of names) copy.cookies.set(name, cookies.get(name) ?? '')
  return copy
}
