import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallInput, UserType } from '@atrium/shared-utility/contract'
import { must } from '../../../foundation/process/error/must.ts'
import { browsersOf } from '../../factor/sms/test/browser.ts'
import { newPhone, personWithPhone } from '../../factor/sms/test/given-phone.ts'
import { createInbox } from '../../factor/sms/test/inbox.ts'
import { settled } from '../../factor/sms/test/settled.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const dayMs = 24 * 60 * 60_000
const inbox = createInbox()
let server: TestServer
let newBrowser: ReturnType<typeof browsersOf>
let admin: Awaited<ReturnType<TestServer['given']['signedIn']>>
let enterprise: { id: string; name: string }

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: inbox.provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
  enterprise = await server.given.enterprise()
  admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
})
afterAll(() => server.close())

async function invite(facts: Partial<CallInput<'addInvitation'>> = {}) {
  // Each time anew: some tests turn the clock.
  await server.given.confirm(admin)
  return admin.call('addInvitation', { purpose: 'for a test', ...facts })
}

let people = 0

/** A person in a browser of their own, with a telephone that got a code. */
async function invited(code: string, phone = newPhone()) {
  people += 1
  const browser = newBrowser()
  const { body } = await browser.ask('checkInvitationCode', { code })
  const { ticket = '' } = (body as { result: { ticket?: string } }).result // The shape of the call's own contract.
  const sent = await browser.ask('sendSmsCode', { phone, purpose: 'register', ticket })
  await settled(server)
  const input = {
    ticket,
    loginId: `new-${people}@acme.example`,
    password: 'a good long passphrase',
    name: `Newcomer ${people}`,
    phone,
    code: inbox.lastCode(phone),
  }
  return { browser, sent, input, register: (part: object = {}) => browser.ask('register', { ...input, ...part }) }
}

test('a person with the code joins, with the user type of the invitation, and is signed in', async () => {
  const { code } = await invite({ userType: UserType.developer })
  const { browser, input, register } = await invited(code.toLowerCase().replace('-', ' '))
  expect((await register()).status).toBe(200)
  const status = await browser.call('getLoginStatus', {})
  expect(status).toMatchObject({ login: true, user_type: UserType.developer, curEntId: enterprise.id })
  const again = server.client()
  await again.call('signIn', { loginId: input.loginId, password: input.password })
})

test('a code that is none, one used up, one withdrawn and one too old are answered alike', async () => {
  const [used, withdrawn, old] = [await invite(), await invite(), await invite({ days: 1 })]
  await (await invited(used.code)).register()
  await admin.call('withdrawInvitation', { id: withdrawn.id })
  clock.offsetMs += dayMs
  for (const code of ['AAAAA-AAAAA', used.code, withdrawn.code, old.code]) {
    const { body } = await newBrowser().ask('checkInvitationCode', { code })
    expect(body).toMatchObject({ result: { valid: false, entName: null, ticket: null } })
  }
  admin = await server.given.signedIn({ userType: UserType.administrator, enterprise })
})

test('of many who register at once with an invitation for seven, seven join', async () => {
  const { id, code } = await invite({ quota: 7 })
  const people = []
  for (let i = 0; i < crowd; i += 1) people.push(await invited(code))
  const answers = await Promise.all(people.map((one) => one.register()))
  // A burst may be more than the server takes at once; a person who is told so tries again.
  for (const [at, { error }] of answers.entries())
    if (error === 'overloaded') answers[at] = (await people[at]?.register()) ?? must(answers[at], 'an answer')
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['invitationOver']))
  const { rows } = await runSql(server.address, `select used from invitation where id = '${id}'`)
  expect(rows).toEqual([{ used: 7 }])
})

test('the eleventh code in a minute from one address is not looked at', async () => {
  const browser = newBrowser()
  for (let i = 0; i < 10; i += 1)
    expect((await browser.ask('checkInvitationCode', { code: `WRONG-${i}` })).status).toBe(200)
  expect((await browser.ask('checkInvitationCode', { code: 'WRONG-11' })).error).toBe('tooManyAttempts')
})

describe('registration is refused, and uses nothing up,', () => {
  test.each([
    ['with a password built from the name', { password: 'Newcomer-Newcomer' }, 'passwordOwnName'],
    ['without a code', { code: undefined }, 'codeInvalid'],
    ['without a telephone', { phone: undefined }, 'phoneInvalid'],
    ['with another telephone', { phone: '+12025559999' }, 'codeInvalid'],
    ['with a login id that is taken', { loginId: 'operator' }, 'loginIdTaken'],
    ['with a ticket that is none', { ticket: 'x'.repeat(80) }, 'invitationOver'],
  ])('%s', async (_how, part, error) => {
    const { code } = await invite()
    const { register } = await invited(code)
    expect((await register(part)).error).toBe(error)
    expect((await register()).status).toBe(200)
  })

  test('S14: with a password that the policy of the enterprise finds too short', async () => {
    await admin.call('verifyPassword', { op: 'verify', password })
    const { version } = await admin.call('getPasswordPolicy', {})
    const least = { minLength: 30, minKinds: 0, maxAgeDays: 0, history: 0 }
    await admin.call('updatePasswordPolicy', { ...least, version })
    const { register } = await invited((await invite()).code)
    expect((await register()).error).toBe('passwordTooShort')
    expect((await register({ password: 'a passphrase that is quite a lot longer' })).status).toBe(200)
    await admin.call('updatePasswordPolicy', { ...least, minLength: 8, version: version + 1 })
  })

  test('with a telephone that another account has', async () => {
    const { phone } = await personWithPhone(server)
    const { code } = await invite()
    expect((await (await invited(code, phone)).register()).error).toBe('phoneTaken')
  })

  test('with a name that a member has, and the name check says so before', async () => {
    const { code } = await invite({ quota: 2 })
    const first = await invited(code)
    await first.register()
    const second = await invited(code)
    const check = (name: string) => second.browser.ask('checkRealName', { name, ticket: second.input.ticket })
    expect((await check(first.input.name)).body).toMatchObject({ result: { ok: false } })
    expect((await check('1')).body).toMatchObject({ result: { ok: false } })
    expect((await check('张伟（研发）')).body).toMatchObject({ result: { ok: true } })
    expect((await second.register({ name: first.input.name.toUpperCase() })).error).toBe('realNameTaken')
  })

  test('by an invitation for another telephone or another domain', async () => {
    const phone = newPhone()
    const forPhone = await invited((await invite({ phone })).code)
    expect(forPhone.sent.error).toBe('phoneNotInvited')
    expect((await forPhone.register({ code: '123456' })).error).toBe('phoneNotInvited')
    const forDomain = await invited((await invite({ domain: 'other.example' })).code)
    expect((await forDomain.register()).error).toBe('loginIdNotInvited')
    expect((await forDomain.register({ loginId: `${people}@other.example` })).status).toBe(200)
  })

  test('in an enterprise that has no place left', async () => {
    const { code } = await invite()
    const { register } = await invited(code)
    await runSql(server.address, `update enterprise set user_quota = user_count where id = '${enterprise.id}'`)
    expect((await register()).error).toBe('enterpriseFull')
    await runSql(server.address, `update enterprise set user_quota = 1000 where id = '${enterprise.id}'`)
    expect((await register()).status).toBe(200)
  })
})

test('of two people who register at once for the last place one gets it', async () => {
  const { register } = await invited((await invite()).code)
  const place = `id = '${enterprise.id}'`
  // The other person has taken the place, and their transaction is about to end.
  const other = {
    locks: `select from enterprise where ${place} for update`,
    does: `update enterprise set user_quota = user_count where ${place}`,
  }
  expect((await heldUp(server, other, () => register())).error).toBe('enterpriseFull')
  await runSql(server.address, `update enterprise set user_quota = 1000 where ${place}`)
  expect((await register()).status).toBe(200)
})

test('without an invitation no message goes to an unknown number', async () => {
  const phone = newPhone()
  expect((await newBrowser().send(phone, 'register')).error).toBe('invitationOver')
  expect(inbox.lastCode(phone)).toBe('none')
})

test('administrators see and withdraw their own enterprise’s invitations, once each, and never see a code', async () => {
  const { id, code } = await invite({ purpose: 'of ours' })
  const list = await admin.call('listInvitations', { iSearch: 'of ours' })
  expect(list).toMatchObject({ total: 1, list: [{ id, state: 'open', used: 0, quota: 1 }] })
  expect(JSON.stringify(list)).not.toContain(code)
  const other = await server.given.signedIn({ userType: UserType.administrator })
  expect(await other.call('listInvitations', {})).toEqual({ total: 0, list: [] })
  const errorOf = async (by: typeof admin) => (await by.tryCall('withdrawInvitation', { id })).error
  expect([await errorOf(other), await errorOf(admin), await errorOf(admin)]).toEqual(['notFound', null, null])
  expect(await errorOf(await server.given.signedIn({ userType: UserType.administrator, enterprise }))).toBe('notFound')
  const { rows } = await runSql(server.address, `select * from invitation where id = '${id}'`)
  expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
})
