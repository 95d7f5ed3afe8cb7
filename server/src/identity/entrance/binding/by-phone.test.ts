import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { confirm } from '../../../enterprise/access/connector/test/given.ts'
import { startWithMessengers, type WithMessengers } from '../../factor/messenger/test/given.ts'
import { newPhone, personWithPhone } from '../../factor/sms/test/given-phone.ts'
import { createInbox } from '../../factor/sms/test/inbox.ts'
import { settled } from '../../factor/sms/test/settled.ts'
import type { Client } from '../../../test/client.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const inbox = createInbox()
let world: WithMessengers

beforeAll(async () => {
  const now = () => new Date(Date.now() + clock.offsetMs)
  world = await startWithMessengers({ now, smsProvider: inbox.provider })
})
afterAll(async () => world.close())
// Messages and refusals count by the address, which all tests share.
beforeEach(() => {
  clock.offsetMs += 61 * 60_000
})

test('a person with the telephone of an account binds by the code that came to it, and is signed in', async () => {
  const { browser, person, colleague, app } = await unbound()
  const { session } = await browser.call('appBind', { phone: person.phone, code: await codeFor(browser, person.phone) })
  expect(session).toMatchObject({ userId: person.id, curEntId: app.enterprise.id })
  expect(await world.given.boundTo(person.id)).toEqual([colleague.id])
})

test('S20: a code that was sent for signing in binds nothing, nor does one of another browser', async () => {
  const { browser, person } = await unbound()
  const { phone } = person
  await browser.call('sendSmsCode', { phone })
  await settled(world.server)
  expect(await refusal(browser, { phone, code: inbox.lastCode(phone) })).toBe('codeInvalid')
  expect(await refusal(browser, { phone, code: await codeFor(world.server.client(), phone) })).toBe('codeInvalid')
  expect(await world.given.boundTo(person.id)).toEqual([])
})

test('a code for a person who may not bind is good again, and so is the ticket', async () => {
  const { browser, person } = await unbound()
  const stranger = await personWithPhone(world.server)
  const strange = { phone: stranger.phone, code: await codeFor(browser, stranger.phone) }
  for (const _time of [1, 2]) expect(await refusal(browser, strange)).toBe('spaceDenied')
  clock.offsetMs += 60_000
  await browser.call('appBind', { phone: person.phone, code: await codeFor(browser, person.phone) })
})

test('half of a proof is none, and an unknown telephone is answered like a wrong code', async () => {
  const { browser, person } = await unbound()
  const nobodys = newPhone()
  await codeFor(browser, nobodys)
  expect(await refusal(browser, { phone: person.phone })).toBe('codeInvalid')
  expect(await refusal(browser, { phone: nobodys, code: '123456' })).toBe('codeInvalid')
  expect(await refusal(browser, { phone: '12345', code: '123456' })).toBe('phoneInvalid')
  expect(await world.given.boundTo(person.id)).toEqual([])
})

test('S20: of many uses of one code and one ticket at once one binds', async () => {
  const { browser, person, colleague } = await unbound()
  const fields = { phone: person.phone, code: await codeFor(browser, person.phone) }
  const cookies = [...browser.cookies]
  const answers = await Promise.all(
    Array.from({ length: crowd }, () => {
      const same = world.server.client()
      for (const [name, value] of cookies) same.cookies.set(name, value)
      return same.tryCall('appBind', fields)
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await world.given.boundTo(person.id)).toEqual([colleague.id])
})

test('a telephone that is the second factor does not bind by itself', async () => {
  const { browser, person } = await unbound()
  const { phone } = person
  const own = await world.server.given.signIn(person)
  await confirm(own)
  await own.call('sendOwnCode', { purpose: 'phone' })
  await own.call('addSmsFactor', { code: inbox.lastCode(phone) })
  expect(await refusal(browser, { phone, code: await codeFor(browser, phone) })).toBe('phoneIsFactor')
  expect(await world.given.boundTo(person.id)).toEqual([])
})

async function codeFor(browser: Client, phone: string) {
  await browser.call('sendSmsCode', { phone, purpose: 'bind' })
  await settled(world.server)
  return inbox.lastCode(phone)
}

async function refusal(browser: Client, input: object) {
  return (await browser.tryCall('appBind', input)).error
}

/** A browser that holds a ticket, and a member of its enterprise whose telephone was proven before. */
async function unbound() {
  const app = await world.given.app({ type: 'dingtalk' })
  const person = await personWithPhone(world.server, { enterprise: app.enterprise })
  const colleague = world.given.colleague()
  const browser = world.server.client()
  await world.given.signIn(browser, app, colleague)
  return { app, person, colleague, browser }
}
