import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { browsersOf, type SmsBrowser } from './test/browser.ts'
import { newPhone, personWithPhone } from './test/given-phone.ts'
import { createInbox } from './test/inbox.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const minuteMs = 60_000
const inbox = createInbox()
let server: TestServer
let newBrowser: () => SmsBrowser

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: inbox.provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
})
afterAll(() => server.close())

test('a person signs in by the code that came to their telephone, written as they like', async () => {
  const { id, phone } = await personWithPhone(server)
  const browser = newBrowser()
  expect((await browser.send(phone.replace('+1202', '+1 (202) '))).body).toMatchObject({
    result: { sent: true, countdown: 60 },
  })
  const code = inbox.lastCode(phone)
  expect((await browser.signIn(phone, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200)
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: true, userId: id })
})

test('a person signs in by a telephone and a code as they come off a clipboard (R1)', async () => {
  const { id, phone } = await personWithPhone(server)
  const browser = newBrowser()
  const pasted = `\u202D${phone.replace('+1202', '＋１（202）\u00A0')}\u202C`
  expect((await browser.send(pasted)).status).toBe(200)
  expect((await browser.signIn(pasted, `\u2068${inbox.lastCode(phone)}\u200B`)).status).toBe(200)
  expect(await browser.call('getLoginStatus', {})).toMatchObject({ login: true, userId: id })
})

test('an unknown telephone gets the same answers, and no message', async () => {
  const { phone } = await personWithPhone(server)
  const nobodys = newPhone()
  const answers = []
  for (const number of [phone, nobodys]) {
    const browser = newBrowser()
    const sent = await browser.send(number)
    const refused = await browser.signIn(number, number === phone ? another(inbox.lastCode(phone)) : '123456')
    answers.push([sent.status, sent.body, refused.status, refused.error].map((part) => withoutIds(part)))
  }
  expect(answers[0]).toEqual(answers[1])
  expect(inbox.messages.some((message) => message.phone === nobodys)).toBe(false)
})

test('a number that another person wrote into an account lets no caller in', async () => {
  const { id, phone } = await personWithPhone(server)
  await runSql(server.address, `update user_account set phone_e164 = null where id = '${id}'`)
  await newBrowser().send(phone)
  expect(inbox.lastCode(phone)).toBe('none')
})

test('a suspended person gets no code, and a code that came before lets them in no more', async () => {
  const { id, phone } = await personWithPhone(server)
  const browser = newBrowser()
  await browser.send(phone)
  await runSql(server.address, `update user_account set status = 'suspended' where id = '${id}'`)
  expect((await browser.signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
  const count = inbox.messages.length
  expect((await newBrowser().send(phone)).status).toBe(200)
  expect(inbox.messages).toHaveLength(count)
})

describe('S20: a code by SMS is refused', () => {
  test('at the sixth try, though it is the right one', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(phone)
    const code = inbox.lastCode(phone)
    for (let i = 0; i < 4; i += 1) expect((await browser.signIn(phone, another(code))).error).toBe('codeInvalid')
    expect((await browser.signIn(phone, another(code))).error).toBe('codeInvalid')
    clock.offsetMs += minuteMs // The account's own pause after five failures is over.
    expect((await browser.signIn(phone, code)).error).toBe('codeSpent')
  })

  test('for another purpose', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(phone, 'bind')
    expect((await browser.signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
  })

  test('with another telephone', async () => {
    const [one, other] = [await personWithPhone(server), await personWithPhone(server)]
    const browser = newBrowser()
    await browser.send(one.phone)
    expect((await browser.signIn(other.phone, inbox.lastCode(one.phone))).error).toBe('codeInvalid')
  })

  test('in another browser', async () => {
    const { phone } = await personWithPhone(server)
    await newBrowser().send(phone)
    expect((await newBrowser().signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
    const withACookie = newBrowser()
    await withACookie.send(newPhone())
    expect((await withACookie.signIn(phone, inbox.lastCode(phone))).error).toBe('codeInvalid')
  })

  test('after five minutes', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(phone)
    clock.offsetMs += 5 * minuteMs
    expect((await browser.signIn(phone, inbox.lastCode(phone))).error).toBe('codeExpired')
  })

  test('after it was used, and of many uses at once one succeeds', async () => {
    const { phone } = await personWithPhone(server)
    const browser = newBrowser()
    await browser.send(phone)
    const code = inbox.lastCode(phone)
    const pre = browser.cookies.get('pre') ?? 'none'
    const statuses = await Promise.all(
      Array.from({ length: crowd }, async () => {
        const same = newBrowser()
        same.cookies.set('pre', pre)
        return (await same.signIn(phone, code)).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    clock.offsetMs += 16 * minuteMs
    expect((await browser.signIn(phone, code)).error).not.toBeNull()
  })
})

function another(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

function withoutIds(part: unknown) {
  return JSON.stringify(part).replace(/"requestId":"[\w-]+"/, '')
}
