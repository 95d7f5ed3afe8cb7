import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, type CallName } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../foundation/call/context/token-access.ts'
import type { Caller } from '../../identity/session/session-from.ts'
import { oneOfEach } from '../../test/one-of-each.ts'
import { opOf } from '../../test/op-of.ts'
import { problemOf } from '../../test/problem-of.ts'
import { callNames } from '../../test/call-names.ts'
import { createWhoCalls } from '../../test/who-calls.ts'
import { admit } from './gates/gates.ts'
import { atTheGates } from './test/at-the-gates.ts'
import { expectedOf, misfitOf, probes, startPermissions, verdictOf } from './test/permission.ts'

let stage: Awaited<ReturnType<typeof startPermissions>>
beforeAll(async () => {
  stage = await startPermissions()
})
afterAll(() => stage.server.close())

test('S39: the door opens each call exactly for whom the contract says', async () => {
  const callers = await callersAtTheDoor()
  const misfits = probes.flatMap(({ who, name }) => {
    const caller = callers.get(who)
    if (caller === undefined) return [`${name}: no caller comes as ${who}`]
    return misfitOf({ who, name }, verdictOf(problemOf(() => admit(atTheGates(calls[name], caller)))?.code ?? null))
  })
  expect(misfits).toEqual([])
  expect(probes.length).toBeGreaterThan(2000)
})

test('S39: over HTTP a call of each sort of access opens exactly for whom the contract says', async () => {
  const few = oneOfEach(probes, ({ who, name }) => [who, sortOf(name), expectedOf({ who, name })].join(' '))
  expect(await stage.misfitsOverHttp(few)).toEqual([])
  expect(few.length).toBeGreaterThan(30)
})

/** A new name here opens a call to the whole world: it takes another pair of eyes, and limits of its own. */
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
  'getApplicationDetail',
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
  const stranger = stage.server.client()
  const open: CallName[] = []
  for (const name of callNames) {
    const { status, error } = await stranger.tryCall(name, opOf(calls[name]))
    stranger.cookies.clear()
    const refusal = isTokenAccess(calls[name].access.who) ? 'deployTokenInvalid' : 'signInRequired'
    if (status !== 401) open.push(name)
    else if (error !== refusal) throw new Error(`${name} answers 401 with ${error}`)
  }
  expect(open.toSorted()).toEqual(publicCalls.toSorted())
})

/** The caller whom the server sees in each of the browsers. */
async function callersAtTheDoor() {
  const whoCalls = createWhoCalls(stage.server)
  const callers = new Map<string, Caller>()
  for (const [who, browser] of stage.people) callers.set(who, await whoCalls(browser))
  return callers
}

function sortOf(name: CallName) {
  const { who } = calls[name].access
  return typeof who === 'object' && 'permission' in who ? who.permission : String(who)
}
