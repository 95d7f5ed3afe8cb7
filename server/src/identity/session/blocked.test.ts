import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { solvedCaptcha } from '../captcha/test/given.ts'
import { browsersOf, type SmsBrowser } from '../factor/sms/test/browser.ts'
import { newPhone } from '../factor/sms/test/given-phone.ts'
import { createInbox } from '../factor/sms/test/inbox.ts'
import { runSql } from '../../test/cluster.ts'
import { floodOf } from '../../test/crowd.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

const clock = { offsetMs: 0 }
const times = floodOf(200)
let server: TestServer
let newBrowser: () => SmsBrowser

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(Date.now() + clock.offsetMs),
    smsProvider: createInbox().provider,
    environment: { ATRIUM_TRUST_PROXY: 'loopback' },
  })
  newBrowser = browsersOf(server)
})
afterAll(() => server.close())

type Try = (browser: SmsBrowser, index: number) => Promise<{ error: string | null }>

const tries: [string, Try][] = [
  ['signs in', (browser, index) => browser.ask('signIn', { loginId: `nobody-${index}`, password: 'wrong' })],
  [
    'signs in and has solved a captcha each time',
    async (browser, index) => {
      const solved = index === times / 2 ? await solvedCaptcha(server.client()) : {}
      return browser.ask('signIn', { loginId: `nobody-${index}`, password: 'wrong', ...solved })
    },
  ],
  ['signs in by SMS', (browser) => browser.ask('signInBySms', { phone: newPhone(), code: '123456' })],
  [
    'comes from a messenger',
    (browser, index) =>
      browser.ask('signInDingtalk', { enterId: 'demo1', appId: 'app', code: `code-${index}`, state: `state${index}` }),
  ],
]

test.each(tries)(`T10: a blocked address that %s ${times} times leaves no row`, async (_what, attempt) => {
  clock.offsetMs += 2 * 60 * 60_000
  const browser = newBrowser()
  await block(browser)
  await expectNothingLeft(browser, { attempt, refusal: 'tooManyAttempts' })
})

test('T10: nor does one whose invitation codes are used up', async () => {
  const browser = newBrowser()
  const guess: Try = (_, index) => browser.ask('checkInvitationCode', { code: `GUESS${index}` })
  for (let i = 0; i < 10; i += 1) expect((await guess(browser, i)).error).toBeNull()
  await expectNothingLeft(browser, { attempt: guess, refusal: 'tooManyAttempts' })
})

test('T10: nor does one that asks, in ever new browsers, for messages to a telephone that gets no more', async () => {
  const [browser, phone] = [newBrowser(), newPhone()]
  for (let i = 0; i < 10; i += 1) expect((await newBrowser().send(phone)).error).toBeNull()
  const send: Try = async (_, index) => {
    const solved = index === times / 2 ? await solvedCaptcha(server.client()) : {}
    browser.cookies.delete('pre')
    return browser.ask('sendSmsCode', { phone, ...solved })
  }
  await expectNothingLeft(browser, { attempt: send, refusal: 'tooManyAttempts' })
})

test('T10: nor does one that is asked for a captcha and solves none', async () => {
  const browser = newBrowser()
  for (let i = 0; i < 20; i += 1) await browser.signIn(newPhone(), '123456')
  const attempt: Try = (_, index) => browser.ask('signIn', { loginId: `later-${index}`, password: 'wrong' })
  await expectNothingLeft(browser, { attempt, refusal: 'captchaRequired' })
})

async function expectNothingLeft(browser: SmsBrowser, { attempt, refusal }: { attempt: Try; refusal: string }) {
  // On a busy machine one may be told to come again, which is not the refusal that is looked at.
  const asked = async (index: number) => {
    let answer = await attempt(browser, index)
    while (answer.error === 'overloaded') answer = await attempt(browser, index)
    return answer
  }
  await attempt(browser, 1000)
  const before = await rowCounts()
  const answers = []
  for (let first = 0; first < times; first += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => asked(first + index)))))
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([refusal]))
  const { audit_log: told = 0, ...after } = await rowCounts()
  const { audit_log: toldBefore = 0, ...others } = before
  expect(after).toEqual(others)
  expect(told - toldBefore).toBeLessThanOrEqual(20)
}

/** Wrong codes for ever new telephones, until the address has to wait. */
async function block(browser: SmsBrowser) {
  for (let i = 0; i < 30; i += 1) expect((await browser.signIn(newPhone(), '123456')).error).toBe('codeInvalid')
  expect((await browser.signIn(newPhone(), '123456')).error).toBe('tooManyAttempts')
}

async function rowCounts() {
  const { rows } = await runSql(
    server.address,
    `select relname, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as n
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  return Object.fromEntries(rows.map(({ relname, n }) => [String(relname), Number(n)]))
}
