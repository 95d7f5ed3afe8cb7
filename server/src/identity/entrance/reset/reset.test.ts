import { afterAll, beforeAll, expect, test } from '@jest/globals'
import http from 'node:http'
import { UserType } from '@atrium/shared-utility/contract'
import { solvedCaptcha } from '../../captcha/test/given.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createClient } from '../../../test/client.ts'
import { password, startTestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from '../../factor/two-step/test/given.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'
import { crowd } from '../../../test/crowd.ts'

const newPassword = 'a walk over seven hills'
let stage: MailingServer

beforeAll(async () => void (stage = await startMailingServer()))
afterAll(() => stage.close())

test('a mailed link sets a new password: the old one is wrong from then on, and every session has ended', async () => {
  const person = await stage.personWithMail()
  const browser = await stage.server.given.signIn(person)
  const token = await stage.askedLink(person)
  const stranger = stage.server.client()
  expect(await stranger.call('checkPasswordReset', { token })).toEqual({
    loginId: person.loginId,
    rules: { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0 },
  })
  await stranger.call('chooseNewPassword', { token, newPassword })
  expect(stranger.cookies.has('sid')).toBe(false)
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('signInRequired')
  expect((await signIn(person.loginId, password)).error).toBe('badCredentials')
  expect((await signIn(person.loginId, newPassword)).status).toBe(200)
})

test('the mail is in the person’s language, as text and as a page, and its link carries the secret in the fragment', async () => {
  const person = await stage.personWithMail()
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ locale: 'en-US', name: 'A <b>' }).where('id', '=', person.id).execute(),
  )
  stage.clock.offsetMs += 61 * 60_000
  await stage.server.client().call('askPasswordReset', { account: person.email.toUpperCase() })
  const letter = await stage.mailbox.letterTo(person.email)
  expect(letter.subject).toBe('Reset your password')
  expect(letter.text).toContain('Hello A <b>,')
  expect(letter.html).toContain('Hello A &#60;b&#62;,')
  expect(letter.html).toContain(`href="${letter.link}"`)
  expect(letter.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/home\/reset#token=[\w-]{43}$/)
})

test('S22: whatever host and origin a request names, the link leads to the configured address', async () => {
  const person = await stage.personWithMail()
  stage.clock.offsetMs += 61 * 60_000
  const status = await askAs({ host: 'evil.example', 'x-forwarded-host': 'evil.example' }, person.loginId)
  expect(status).toBe(200)
  const { raw, text, html } = await stage.mailbox.letterTo(person.email)
  expect(text).toContain(`${stage.server.config.baseUrl}/home/reset#token=`)
  expect(raw + text + html).not.toContain('evil')
  expect(await askAs({ host: 'evil.example', origin: 'https://evil.example' }, person.loginId)).toBe(403)
})

test('everybody gets the same answer, whether there is such an account or not', async () => {
  const person = await stage.personWithMail()
  const without = await stage.server.given.person()
  stage.clock.offsetMs += 61 * 60_000
  const answers = await Promise.all(
    [person.loginId, without.loginId, 'nobody-has-this'].map((account) =>
      stage.server.client().tryCall('askPasswordReset', { account }),
    ),
  )
  const bodies = answers.map(({ status, body }) => JSON.stringify({ status, body }).replace(/"requestId":"[\w-]+"/, ''))
  expect(new Set(bodies).size).toBe(1)
  await stage.mailbox.letterTo(person.email)
})

test('a link works once, of many at the same time', async () => {
  const person = await stage.personWithMail()
  const token = await stage.askedLink(person)
  const answers = await Promise.all(
    Array.from({ length: crowd }, (_, index) =>
      stage.server.client().tryCall('chooseNewPassword', { token, newPassword: `${newPassword} ${index}` }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'linkInvalid')).toHaveLength(crowd - 1)
})

test('a password that is refused does not use the link up', async () => {
  const person = await stage.personWithMail()
  const token = await stage.askedLink(person)
  const common = await stage.server.client().tryCall('chooseNewPassword', { token, newPassword: 'Password123!' })
  expect(common.error).toBe('passwordCommon')
  expect((await stage.server.client().tryCall('chooseNewPassword', { token, newPassword })).status).toBe(200)
})

test('a link is good for fifteen minutes, and only until another one is asked for', async () => {
  const person = await stage.personWithMail()
  const first = await stage.askedLink(person)
  const second = await stage.askedLink(person)
  expect((await stage.server.client().tryCall('checkPasswordReset', { token: first })).error).toBe('linkInvalid')
  stage.clock.offsetMs += 15 * 60_000
  const late = await stage.server.client().tryCall('chooseNewPassword', { token: second, newPassword })
  expect(late.error).toBe('linkInvalid')
})

test('a link of a person who is suspended meanwhile opens nothing', async () => {
  const person = await stage.personWithMail()
  const token = await stage.askedLink(person)
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', person.id).execute(),
  )
  const answer = await stage.server.client().tryCall('chooseNewPassword', { token, newPassword })
  expect(answer.error).toBe('linkInvalid')
})

test('a new password skips no second factor, and no browser stays trusted or known', async () => {
  const person = await stage.personWithMail()
  const browser = await stage.server.given.signIn(person)
  const enterprise = { id: person.entId ?? '' }
  const admin = await stage.server.given.signedIn({ userType: UserType.administrator, enterprise })
  const at = () => new Date(Date.now() + stage.clock.offsetMs)
  const { secret } = await enrol(browser, at())
  stage.clock.offsetMs += 60_000
  await admin.call('verifyPassword', { op: 'verify', password })
  await admin.call('updateTwoStepPolicy', { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 30 })
  await browser.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, at()), trustDevice: true })
  const token = await stage.askedLink(person)
  await browser.call('chooseNewPassword', { token, newPassword })
  await browser.call('signIn', { loginId: person.loginId, password: newPassword })
  expect((await browser.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
})

test('an attacker who locked an account by guessing does not keep out the owner who chose a new password', async () => {
  const person = await stage.personWithMail()
  const token = await stage.askedLink(person)
  for (let i = 0; i < 3; i += 1) expect((await signIn(person.loginId, 'wrong')).error).toBe('badCredentials')
  expect((await signIn(person.loginId, password)).error).toBe('captchaRequired')
  await stage.server.client().call('chooseNewPassword', { token, newPassword })
  expect((await signIn(person.loginId, newPassword)).status).toBe(200)
})

test('one mailbox is not flooded: the fourth mail of an hour has to wait, and so does its asker', async () => {
  const person = await stage.personWithMail()
  stage.clock.offsetMs += 61 * 60_000
  const ask = async () => {
    const browser = createClient(stage.server.url)
    const solved = await solvedCaptcha(browser)
    return browser.tryCall('askPasswordReset', { account: person.loginId, ...solved })
  }
  for (let i = 0; i < 3; i += 1) {
    expect((await ask()).status).toBe(200)
    await stage.mailbox.letterTo(person.email)
  }
  expect((await ask()).error).toBe('tooManyAttempts')
})

test('an address that asks again and again is asked for a captcha', async () => {
  stage.clock.offsetMs += 61 * 60_000
  const ask = (index: number) => stage.server.client().tryCall('askPasswordReset', { account: `somebody-${index}` })
  for (let i = 0; i < 3; i += 1) expect((await ask(i)).status).toBe(200)
  expect((await ask(3)).error).toBe('captchaRequired')
})

test('the database keeps neither the secret of a link nor what was typed', async () => {
  const person = await stage.personWithMail()
  const token = await stage.askedLink(person)
  const rows = await stage.server.services.tx(platform, async (db) => [
    await db.selectFrom('mail_link').selectAll().execute(),
    await db.selectFrom('job').selectAll().where('kind', '=', 'passwordReset').execute(),
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(JSON.stringify(rows[1])).not.toContain(person.loginId)
})

test('where no mail is configured, nothing of it is offered', async () => {
  const server = await startTestServer()
  const answer = await server.client().tryCall('askPasswordReset', { account: 'operator' })
  expect([answer.status, answer.error]).toEqual([409, 'mailNotConfigured'])
  await server.close()
})

function signIn(loginId: string, typed: string) {
  return stage.server.client().tryCall('signIn', { loginId, password: typed })
}

/** Asks with headers that `fetch` does not let its caller set. */
function askAs(headers: Record<string, string>, account: string) {
  return new Promise<number>((resolve, reject) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
    const sent = http.request(
      `${stage.server.url}/sapi/user/reset/ask`,
      { method: 'POST', headers: form },
      (answer) => {
        resolve(answer.resume().statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(`account=${encodeURIComponent(account)}`)
  })
}
