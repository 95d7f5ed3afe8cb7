import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type CallName, Problem, type ProblemCode, UserType } from '@atrium/shared-utility/contract'
import { solvedCaptcha } from '../../../identity/captcha/test/given.ts'
import { handlers } from '../../../composition/rooms.ts'
import { createInbox } from '../../../identity/factor/sms/test/inbox.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { enrol } from '../../../identity/factor/two-step/test/given.ts'
import { attempts } from './attempts.ts'
import { codeNamed, from, refusalsOf } from '../../../operation/watch/audit/test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const next: { code: ProblemCode } = { code: 'forbidden' }
let server: TestServer
const refusals = refusalsOf(() => server)

beforeAll(async () => {
  // One handler that refuses with whatever a test wants.
  jest.spyOn(handlers, 'getHomeLink').mockImplementation(async () => {
    throw new Problem(next.code)
  })
  server = await startTestServer({
    now,
    smsProvider: createInbox().provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
})
afterAll(() => server.close())

const table = Object.entries(attempts).map(([code, attempt]) => ({ code, from: 1, ...attempt }))

test.each(table)('T09: $code is written down as $action, from the $from. on', async ({ code, action, from }) => {
  const person = await server.given.signedIn()
  const { id, entId } = person.person
  next.code = codeNamed(code)
  for (let i = 0; i < from; i += 1) {
    expect(await refusals.ofPerson(id)).toEqual([])
    await person.tryCall('getHomeLink', {}, { headers: { 'x-forwarded-for': '192.0.2.7' } })
  }
  expect(await refusals.ofPerson(id)).toMatchObject([
    {
      action,
      result: 'denied',
      target_kind: 'call',
      target_id: 'getHomeLink',
      ent_id: entId,
      actor_type: UserType.member,
      session_id: expect.any(String),
      request_id: expect.any(String),
      ip: '192.0.2.7',
      diff: { reason: code },
    },
  ])
})

test.each<ProblemCode>(['signInRequired', 'stepUpRequired', 'twoStepRequired', 'invalidInput', 'notFound'])(
  'T09: %s is an ordinary step, and is not written down',
  async (code) => {
    const person = await server.given.signedIn()
    next.code = code
    await person.tryCall('getHomeLink', {})
    expect(await refusals.ofPerson(person.person.id)).toEqual([])
  },
)

type Wrong = [CallName, object, ProblemCode]

const ofPeople: Wrong[] = [
  ['verifyPassword', { op: 'verify', password: 'wrong' }, 'passwordWrong'],
  ['changePassword', { op: 'change', oldPassword: 'wrong', newPassword: 'a long new password' }, 'oldPasswordWrong'],
  ['confirmTotp', { code: '000000' }, 'codeInvalid'],
  ['verifyTwoStep', { kind: 'totp', code: '000000' }, 'codeInvalid'],
  ['verifyTwoStep', { kind: 'recovery', code: 'AAAAA-AAAAA' }, 'codeInvalid'],
  ['listAudit', {}, 'forbidden'],
]

test.each(ofPeople)('T09: %s of %j leaves who it was, and where', async (name, input, reason) => {
  const person = await server.given.signedIn()
  await enrol(person, now())
  const { id, entId } = person.person
  expect((await person.tryCall(name, input, from('192.0.2.8'))).error).toBe(reason)
  expect(await refusals.ofPerson(id)).toMatchObject([
    { target_id: name, ent_id: entId, ip: '192.0.2.8', diff: { reason } },
  ])
})

const ofNobody: Wrong[] = [
  ['signInBySms', { phone: '13800138000', code: '123456' }, 'codeInvalid'],
  ['checkInvitationCode', { code: 'GUESSED1' }, 'invitationOver'],
  ['checkPasswordReset', { token: 'A'.repeat(43) }, 'linkInvalid'],
  ['appBind', { register: true, name: 'A' }, 'bindTicketExpired'],
  ['finishSignOn', { state: 'made-up', code: 'made-up' }, 'signOnExpired'],
]

test.each(ofNobody)('an anonymous caller’s %s of %j records its address and its enterprise (T09)', async (...wrong) => {
  const [name, input, reason] = wrong
  const { id: space } = await server.given.enterprise()
  const ip = nextAddress()
  await server.client().tryCall(name, input, { space, ...from(ip) })
  expect(await refusals.from(ip)).toMatchObject([
    { actor_id: null, target_id: name, result: 'denied', ent_id: space, diff: { reason } },
  ])
})

test('a caller who tries another’s enterprise, or one that is not there, is named (T09)', async () => {
  const person = await server.given.signedIn()
  const foreign = await server.given.enterprise()
  for (const space of [foreign.id, 'nowhere1']) await person.tryCall('getHomeLink', {}, { space })
  expect(await refusals.ofPerson(person.person.id)).toMatchObject([
    { action: 'refusedAccess', ent_id: foreign.id, diff: { reason: 'spaceDenied' } },
    { action: 'refusedAccess', ent_id: null, diff: { reason: 'spaceDenied', asked: 'nowhere1' } },
  ])
})

test('T09: what another site made the browser send is written down', async () => {
  const person = await server.given.signedIn()
  await person.tryCall('signOut', {}, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(await refusals.ofPerson(person.person.id)).toMatchObject([
    { target_id: 'signOut', diff: { reason: 'crossSiteRequest' } },
  ])
})

test('T09: a captcha is written down from the third on', async () => {
  const ip = nextAddress()
  const { loginId } = await server.given.person()
  const wrong = { loginId, password: 'wrong' }
  const asked = () => server.client().tryCall('signIn', wrong, from(ip))
  for (let i = 0; i < 3; i += 1) expect((await asked()).error).toBe('badCredentials')
  for (let i = 0; i < 3; i += 1) expect((await asked()).error).toBe('captchaRequired')
  const captcha = { ...(await solvedCaptcha(server.client())), captcha: 'no' }
  for (let i = 0; i < 3; i += 1) await server.client().tryCall('signIn', { ...wrong, ...captcha }, from(ip))
  expect((await refusals.from(ip)).map(({ diff }) => diff)).toMatchObject([
    { reason: 'wrongPassword' },
    { reason: 'wrongPassword' },
    { reason: 'wrongPassword' },
    { reason: 'captchaRequired', leftOut: 2 },
    { reason: 'captchaWrong', leftOut: 2 },
  ])
})

test('T09: a sign-in is written down once, as such', async () => {
  const { id, loginId } = await server.given.person()
  await server.client().tryCall('signIn', { loginId, password: 'wrong' })
  const rows = await refusals.at(id)
  expect(rows).toMatchObject([{ action: 'signIn', result: 'denied', diff: { reason: 'wrongPassword', method: 'pwd' } }])
})

let addresses = 0

/** Answers another network each time. */
function nextAddress() {
  addresses += 1
  return `198.18.${addresses}.1`
}
