import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { isOfSessions } from '../../../test/is-of-sessions.ts'
import { opOf } from '../../../test/op-of.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(async () => server.close())
beforeEach(() => {
  clock.offsetMs += 90_000
})

const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const

test('S17 under a forced policy the password alone opens nothing but what verifies', async () => {
  const { member } = await spaceWith(policy)
  const names = namesOf(calls).filter((name) => isHeld(calls[name]))
  for (const name of names) {
    const { status, error } = await member.tryCall(name, opOf(calls[name]))
    expect([name, status, error]).toEqual([name, 403, 'twoStepRequired'])
  }
  expect(names.length).toBeGreaterThan(30)
})

test('S17 the calls that a session may make before it is verified are these, and no others', () => {
  const open = namesOf(calls).filter((name) => !isHeld(calls[name]) && isOfSessions(calls[name]))
  const ofTwoStep = ['checkTwoStep', 'getTwoStepStatus', 'beginTotp', 'confirmTotp', 'verifyTwoStep']
  const ofPasskeys = ['listPasskeys', 'beginPasskey', 'addPasskey', 'beginPasskeyCheck', 'checkPasskey']
  const ofPhones = ['sendOwnCode', 'getOwnCodeCountdown', 'addSmsFactor']
  const ofStepUp = [
    'verifyPassword',
    'getStepUpMethods',
    'verifyStepUpCode',
    'startMessengerStepUp',
    'startSignOnStepUp',
  ]
  // They say that something has changed, and not what.
  const live = ['openLive', 'listLive']
  // A person who is held in one enterprise may work in another one, which asks by its own policy.
  const expected = [...ofTwoStep, ...ofPasskeys, ...ofPhones, ...ofStepUp, 'switchEnterprise', ...live]
  expect(open.toSorted()).toEqual(expected.toSorted())
})

test('a person who enrols, or gives a code, gets in', async () => {
  const { member } = await spaceWith(policy)
  expect(await member.call('checkTwoStep', {})).toMatchObject({ open: 'true', effective: 'true' })
  const { secret } = await enrol(member, now())
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  clock.offsetMs += 60_000
  const again = await server.given.signIn(member.person)
  expect((await again.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  await again.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect((await again.tryCall('getHomeLink', {})).status).toBe(200)
})

test('until the deadline people work on under a reminder; from then on they are held', async () => {
  const deadline = new Date(now().getTime() + 60 * 60_000).toISOString()
  const { member } = await spaceWith({ ...policy, effectiveTime: deadline })
  expect(await member.call('checkTwoStep', {})).toEqual({ open: 'true', effective: 'false', effectiveTime: deadline })
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  clock.offsetMs += 61 * 60_000
  expect((await member.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('while a factor is forced the last one stays', async () => {
  const { member } = await spaceWith(policy)
  await enrol(member, now())
  const [factor] = (await member.call('getTwoStepStatus', {})).enrolled
  const refused = await member.tryCall('deleteTwoStepFactor', { kind: 'totp', id: factor?.id ?? '' })
  expect(refused.error).toBe('factorNeeded')
})

test('in a read-only enterprise people can still verify', async () => {
  const { member, enterprise, administrator } = await spaceWith(policy)
  const operator = await server.given.signIn({ loginId: 'operator' })
  const { version } = await operator.call('getEnterprise', { entid: enterprise.id })
  await server.given.confirm(operator)
  await operator.call('updateEnterprise', { entid: enterprise.id, version, status: 'readonly' })
  await enrol(member, now())
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await administrator.tryCall('updateTwoStepPolicy', policy)).error).toBe('spaceReadonly')
})

test('a trusted device is asked again by an enterprise that trusts none', async () => {
  const { member, administrator } = await spaceWith({ ...policy, trustDeviceDays: 30 })
  const { secret } = await enrol(member, now())
  clock.offsetMs += 60_000
  await member.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  await member.call('signIn', { loginId: member.person.loginId, password })
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  const elsewhere = await server.given.signIn(member.person)
  expect((await elsewhere.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  await administrator.call('verifyPassword', { op: 'verify', password })
  await administrator.call('updateTwoStepPolicy', policy)
  expect((await member.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('a trusted device and the password are not enough to change the factor', async () => {
  const { member } = await spaceWith({ ...policy, trustDeviceDays: 30 })
  const { secret } = await enrol(member, now())
  clock.offsetMs += 60_000
  await member.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  await member.call('signIn', { loginId: member.person.loginId, password })
  await member.call('verifyPassword', { op: 'verify', password })
  expect(await member.call('getTwoStepStatus', {})).toMatchObject({ required: false, verified: false })
  for (const name of ['beginTotp', 'renewRecoveryCodes'] as const)
    expect((await member.tryCall(name, opOf(calls[name]))).error).toBe('twoStepRequired')
  clock.offsetMs += 60_000
  await member.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect((await member.tryCall('renewRecoveryCodes', {})).status).toBe(200)
})

test('a device trusted by one person is not trusted for another', async () => {
  const { member, enterprise } = await spaceWith({ ...policy, trustDeviceDays: 30 })
  const { secret } = await enrol(member, now())
  clock.offsetMs += 60_000
  await member.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  const other = await server.given.person({ enterprise })
  await member.call('signIn', { loginId: other.loginId, password })
  expect((await member.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('a trust ends after its days', async () => {
  const { member } = await spaceWith({ ...policy, trustDeviceDays: 1 })
  const { secret } = await enrol(member, now())
  clock.offsetMs += 60_000
  await member.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()), trustDevice: true })
  clock.offsetMs += 25 * 60 * 60_000
  await member.call('signIn', { loginId: member.person.loginId, password })
  expect((await member.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('the platform’s policy is for its own people, and may be for operators alone', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const saas = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const member = await server.given.signedIn()
  await operator.call('verifyPassword', { op: 'verify', password })
  await operator.call('updatePlatformTwoStep', { ...policy, applyTo: 'operators' })
  expect((await operator.tryCall('getPlatformTwoStep', {})).error).toBe('twoStepRequired')
  expect((await saas.tryCall('getHomeLink', {})).status).toBe(200)
  expect((await member.tryCall('getHomeLink', {})).status).toBe(200)
  await enrol(operator, now())
  expect(await operator.call('getPlatformTwoStep', {})).toMatchObject({ open: true, applyTo: 'operators' })
  await operator.call('updatePlatformTwoStep', { ...policy, open: false, applyTo: 'all' })
})

test('only an administrator who confirmed a moment ago changes a policy', async () => {
  const administrator = await server.given.signedIn({ userType: UserType.administrator })
  expect((await administrator.tryCall('updateTwoStepPolicy', policy)).error).toBe('stepUpRequired')
})

/** An enterprise with this policy, its administrator (verified, where that is needed) and one member. */
async function spaceWith(wanted: Parameters<typeof enrolFor>[1]) {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await enrolFor(administrator, wanted)
  const member = await server.given.signedIn({ enterprise })
  return { enterprise, administrator, member }
}

type Policy = { open: boolean; applyTo: 'all'; effectiveTime: string | null; trustDeviceDays: number }

async function enrolFor(administrator: Awaited<ReturnType<typeof server.given.signedIn>>, wanted: Policy) {
  await enrol(administrator, now())
  await administrator.call('updateTwoStepPolicy', wanted)
}

function isHeld(call: Call) {
  return isOfSessions(call) && !call.access.while.includes('twoStepDue')
}

function namesOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T & CallName)[] // The keys of a literal record are exactly its type's.
}
