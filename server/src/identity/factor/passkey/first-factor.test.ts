import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType } from '@atrium/shared-utility/contract'
import { opOf } from '../../../test/op-of.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { enrol } from '../two-step/test/given.ts'
import { newAuthenticator, portal } from './authenticator.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now, environment: { ATRIUM_BASE_URL: portal.origin } })
})
afterAll(() => server.close())

test('a passkey alone is a second factor: it lets a held person in, with ten recovery codes', async () => {
  const { member } = await forcedSpace()
  expect((await member.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  const before = member.cookies.get('sid')
  const { key, recoveryCodes } = await add(member)
  expect(recoveryCodes).toHaveLength(10)
  expect(member.cookies.get('sid')).not.toBe(before)
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  const again = await server.given.signIn(member.person)
  expect((await again.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  await again.call('checkPasskey', { credential: key.answer(await again.call('beginPasskeyCheck', {})) })
  expect((await again.tryCall('getHomeLink', {})).status).toBe(200)
  const third = await server.given.signIn(member.person)
  await third.call('verifyTwoStep', { kind: 'recovery', code: recoveryCodes[0] ?? '' })
  expect((await third.tryCall('getHomeLink', {})).status).toBe(200)
})

test('recovery codes come with the first factor, and stay good when another is added', async () => {
  const person = await server.given.signedIn()
  const { recoveryCodes } = await add(person)
  expect((await enrol(person, now())).recoveryCodes).toEqual([])
  expect((await add(person)).recoveryCodes).toEqual([])
  const again = await server.given.signIn(person.person)
  expect((await again.tryCall('verifyTwoStep', { kind: 'recovery', code: recoveryCodes[0] ?? '' })).status).toBe(200)
})

test('a person with a passkey adds or changes no factor by the password alone', async () => {
  const { person, ...first } = await server.given.signedIn()
  await add(first)
  const browser = await server.given.signIn(person)
  await browser.call('verifyPassword', { op: 'verify', password })
  for (const name of ['beginPasskey', 'beginTotp', 'renewRecoveryCodes'] as const)
    expect((await browser.tryCall(name, opOf(calls[name]))).error).toBe('twoStepRequired')
  clock.offsetMs += 6 * 60_000
  expect((await first.tryCall('beginPasskey', {})).error).toBe('stepUpRequired')
})

test('while a factor is forced the last one stays, whichever it is, also when two go at the same time', async () => {
  const { member } = await forcedSpace()
  await add(member)
  const [only] = (await member.call('getTwoStepStatus', {})).enrolled
  expect((await member.tryCall('deletePasskey', { id: only?.id ?? '' })).error).toBe('factorNeeded')
  await add(member)
  const ids = (await member.call('getTwoStepStatus', {})).enrolled.map(({ id }) => id)
  const answers = await Promise.all(ids.map((id) => member.tryCall('deletePasskey', { id })))
  expect(answers.map(({ error }) => error ?? 'done').toSorted()).toEqual(['done', 'factorNeeded'])
})

test('an operator takes a lost passkey away, too', async () => {
  const lost = await server.given.signedIn()
  await add(lost)
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await operator.call('verifyPassword', { op: 'verify', password })
  expect(await operator.call('resetFactors', { userid: lost.person.id })).toEqual({ removed: 1 })
  const again = await server.given.signIn(lost.person)
  expect(await again.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], recoveryCodesLeft: 0 })
})

/** An enterprise that forces a second factor, and a member of it who has none. */
async function forcedSpace() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await enrol(administrator, now())
  await administrator.call('updateTwoStepPolicy', {
    open: true,
    applyTo: 'all',
    effectiveTime: null,
    trustDeviceDays: 0,
  })
  return { member: await server.given.signedIn({ enterprise }) }
}

async function add(browser: Client) {
  await browser.call('verifyPassword', { op: 'verify', password })
  const key = newAuthenticator()
  const credential = key.make(await browser.call('beginPasskey', {}))
  return { key, ...(await browser.call('addPasskey', { name: 'Laptop', credential })) }
}
