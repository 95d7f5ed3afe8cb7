import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { randomId } from '@atrium/shared-utility/model'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { browsersOf } from '../sms/test/browser.ts'
import { newPhone, personWithPhone } from '../sms/test/given-phone.ts'
import { createInbox } from '../sms/test/inbox.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const inbox = createInbox()
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: inbox.provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs += 61 * minuteMs
})

test('a telephone is one’s own by the code that came to it, and signs in from then on', async () => {
  const person = await confirmed()
  const phone = newPhone()
  await prove(person, phone)
  expect(await person.call('getOwnAccount', {})).toMatchObject({ isPhoneProven: true, phoneMask: masked(phone) })
  clock.offsetMs += minuteMs
  const browser = browsersOf(server)()
  await browser.send(phone)
  expect((await browser.signIn(phone, inbox.lastCode(phone))).status).toBe(200)
})

test('only a person who confirmed just now changes or removes a telephone', async () => {
  const person = await server.given.signedIn()
  const phone = newPhone()
  expect((await person.tryCall('sendOwnCode', { purpose: 'phone', phone })).error).toBe('stepUpRequired')
  expect((await person.tryCall('setOwnPhone', { phone, code: '123456' })).error).toBe('stepUpRequired')
  expect((await person.tryCall('deleteOwnPhone', {})).error).toBe('stepUpRequired')
  await person.call('verifyPassword', { op: 'verify', password })
  await prove(person, phone)
  await person.call('deleteOwnPhone', {})
  expect(await person.call('getOwnAccount', {})).toMatchObject({ isPhoneProven: false, phoneMask: null })
  // Again after a lost answer.
  expect((await person.tryCall('deleteOwnPhone', {})).error).toBeNull()
})

test('a telephone that is set again after a lost answer is set; its code proves nothing else', async () => {
  const person = await confirmed()
  const phone = newPhone()
  await person.call('sendOwnCode', { purpose: 'phone', phone })
  const asked = { phone, code: inbox.lastCode(phone), onceKey: randomId() }
  const set = async (more: object = {}) => (await person.tryCall('setOwnPhone', { ...asked, ...more })).error
  expect([await set(), await set()]).toEqual([null, null])
  expect(await set({ onceKey: randomId() })).toBe('codeInvalid')
})

test('a telephone is one’s own in a read-only enterprise, too', async () => {
  const person = await confirmed()
  await runSql(server.address, `update enterprise set status = 'readonly' where id = '${person.person.entId}'`)
  await prove(person, newPhone())
  expect(await person.call('getOwnAccount', {})).toMatchObject({ isPhoneProven: true })
})

test('a person learns that a telephone is another person’s only with that telephone in hand', async () => {
  const { phone } = await personWithPhone(server)
  const person = await confirmed()
  await person.call('sendOwnCode', { purpose: 'phone', phone })
  const wrong = String((Number(inbox.lastCode(phone)) + 1) % 1_000_000).padStart(6, '0')
  expect((await person.tryCall('setOwnPhone', { phone, code: wrong })).error).toBe('codeInvalid')
  const refused = await person.tryCall('setOwnPhone', { phone, code: inbox.lastCode(phone) })
  expect([refused.status, refused.error]).toEqual([409, 'phoneInUse'])
})

test('a code for one number proves no other', async () => {
  const person = await confirmed()
  const [one, other] = [newPhone(), newPhone()]
  await person.call('sendOwnCode', { purpose: 'phone', phone: one })
  const code = inbox.lastCode(one)
  expect((await person.tryCall('setOwnPhone', { phone: other, code })).error).toBe('codeInvalid')
})

test('a code proves one telephone once, of many at the same time', async () => {
  const person = await confirmed()
  const phone = newPhone()
  await person.call('sendOwnCode', { purpose: 'phone', phone })
  const code = inbox.lastCode(phone)
  const answers = await Promise.all(Array.from({ length: crowd }, () => person.tryCall('setOwnPhone', { phone, code })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a code proves nothing for a session that is ended meanwhile', async () => {
  const person = await confirmed()
  const phone = newPhone()
  await person.call('sendOwnCode', { purpose: 'phone', phone })
  const { id } = person.person
  const other = {
    locks: `select from user_account where id = '${id}' for update`,
    does: `update session set ended_at = now() where user_id = '${id}'`,
  }
  const code = inbox.lastCode(phone)
  const answer = await heldUp(server, other, () => person.tryCall('setOwnPhone', { phone, code }))
  expect(answer.error).toBe('signInRequired')
  const { rows } = await runSql(server.address, `select phone_e164 from user_account where id = '${id}'`)
  expect(rows).toEqual([{ phone_e164: null }])
})

test('a person gets no more than twenty codes a day sent, to however many numbers', async () => {
  const person = await confirmed()
  for (let i = 0; i < 20; i += 1) {
    clock.offsetMs += 3 * minuteMs
    await person.call('verifyPassword', { op: 'verify', password })
    expect((await person.tryCall('sendOwnCode', { purpose: 'phone', phone: newPhone() })).status).toBe(200)
  }
  clock.offsetMs += 3 * minuteMs
  await person.call('verifyPassword', { op: 'verify', password })
  const refused = await person.tryCall('sendOwnCode', { purpose: 'phone', phone: newPhone() })
  expect([refused.status, refused.error]).toEqual([429, 'tooManyAttempts'])
})

test('a telephone that is the second factor is changed with that factor, and goes on being it', async () => {
  const { phone, ...person } = await personWithPhone(server)
  const browser = await server.given.signIn(person)
  await browser.call('verifyPassword', { op: 'verify', password })
  await browser.call('sendOwnCode', { purpose: 'phone' })
  await browser.call('addSmsFactor', { code: inbox.lastCode(phone) })
  const other = await server.given.signIn(person)
  await other.call('verifyPassword', { op: 'verify', password })
  const next = newPhone()
  expect((await other.tryCall('sendOwnCode', { purpose: 'phone', phone: next })).error).toBe('twoStepRequired')
  expect((await other.tryCall('setOwnPhone', { phone: next, code: '123456' })).error).toBe('twoStepRequired')
  expect((await other.tryCall('deleteOwnPhone', {})).error).toBe('twoStepRequired')
  await prove(browser, next)
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({
    enrolled: [{ kind: 'sms', name: masked(next) }],
  })
  await browser.call('deleteOwnPhone', {})
  expect(await browser.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], recoveryCodesLeft: 0 })
})

async function confirmed() {
  const person = await server.given.signedIn()
  await person.call('verifyPassword', { op: 'verify', password })
  return person
}

async function prove(browser: Client, phone: string) {
  await browser.call('sendOwnCode', { purpose: 'phone', phone })
  await browser.call('setOwnPhone', { phone, code: inbox.lastCode(phone) })
}

function masked(phone: string) {
  return `${phone.slice(0, 3)}****${phone.slice(-4)}`
}
