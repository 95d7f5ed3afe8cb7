import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { calls, UserType, userTypeName, userTypeNames, type Call, type CallName } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../foundation/context/token-access.ts'
import type { Client } from '../../test/client.ts'
import { opOf } from '../../test/op-of.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { forgetRefusals } from '../../test/walk.ts'

// What ends or changes the session itself comes last, or the rest would be asked by nobody.
const last: CallName[] = ['signIn', 'signOut']
const names = [...keysOf(calls).filter((name) => !last.includes(name)), ...last]

let server: TestServer
const people = new Map<string, Client>()

beforeAll(async () => {
  server = await startTestServer()
  const enterprise = await server.given.enterprise()
  for (const name of userTypeNames)
    people.set(name, await server.given.signedIn({ userType: UserType[name], enterprise }))
  people.set('nobody', server.client())
})
// All come from one address, which may bring only so many deploy tokens that are none.
afterEach(() => forgetRefusals(server))
afterAll(() => server.close())

describe.each(['nobody', ...userTypeNames])('as %s', (who) => {
  test.each(names)('S39: %s opens exactly for whom the contract says', async (name) => {
    const client = people.get(who)
    const { error, status } = (await client?.tryCall(name, opOf(calls[name]))) ?? { error: 'no client', status: 0 }
    expect(status).toBeGreaterThan(0)
    expect(status).toBeLessThan(name === 'getBaseConfig' ? 501 : 500)
    expect(verdictOf(error)).toBe(expected(calls[name], who))
  })
})

/**
 * Whoever adds a name here opens a call to the whole world: it takes another pair of eyes, and limits of its own.
 */
const publicCalls: readonly CallName[] = [
  'appBind',
  'askPasswordReset',
  'beginPasskeySignIn',
  'checkInvitationCode',
  'checkPasswordReset',
  'checkRealName',
  'chooseNewPassword',
  'confirmEmail',
  'createScan',
  'fetchBundle',
  'fetchPackage',
  'finishSignOn',
  'getAppStatus',
  'getBaseConfig',
  'getBindTicket',
  'getBrandLogo',
  'getEnterpriseLogo',
  'getCaptcha',
  'getEntrance',
  'getInstallManifest',
  'getLanguage',
  'getLoginStatus',
  'getMessengerApp',
  'getMessengerConnect',
  'getServerConfig',
  'getSmsCountdown',
  'getTelemetrySampling',
  'getUpdateStatus',
  'getUpdateTime',
  'getUserIdByOpenId',
  'listMessengers',
  'listSignOns',
  'pollScan',
  'register',
  'reportTelemetry',
  'returnByMessenger',
  'returnBySignOn',
  'sendSmsCode',
  'signIn',
  'signInByPasskey',
  'signInBySms',
  'signInDingtalk',
  'signInFeishu',
  'signInWecom',
  'signOut',
  'startSignOn',
]

test('S01: without a cookie every call but those of the frozen list answers 401', async () => {
  const stranger = server.client()
  const open: CallName[] = []
  for (const name of keysOf(calls)) {
    const { status, error } = await stranger.tryCall(name, opOf(calls[name]))
    stranger.cookies.clear()
    const asked = isTokenAccess(calls[name].access) ? 'deployTokenInvalid' : 'signInRequired'
    if (status !== 401) open.push(name)
    else if (error !== asked) throw new Error(`${name} answers 401 with ${error}`)
  }
  expect(open.toSorted()).toEqual(publicCalls.toSorted())
})

function expected({ access }: Call, who: string) {
  if (access === 'public') return 'open'
  // No session opens these, whoever’s it is.
  if (isTokenAccess(access)) return 'deployTokenInvalid'
  if (who === 'nobody') return 'signInRequired'
  return access === 'session' || access.some((type) => userTypeName(type) === who) ? 'open' : 'forbidden'
}

// Bad input, no such row, no space for somebody of the platform: all come after the door.
function verdictOf(error: string | null) {
  return error !== null && ['signInRequired', 'deployTokenInvalid', 'forbidden'].includes(error) ? error : 'open'
}

function keysOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T)[] // The keys of a literal record are exactly its type's.
}
