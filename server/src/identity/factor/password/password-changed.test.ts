import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { startMailingServer, type MailingServer } from '../../entrance/reset/test/given.ts'
import { password } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'

const newPassword = 'a walk over seven hills'
let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

test('a person who changes their password is told by mail, and the mail has no link', async () => {
  const person = await stage.personWithMail()
  const browser = await stage.server.given.signIn(person)
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword })
  const letter = await stage.mailbox.letterTo(person.email)
  expect(letter.subject).toBe('您的密码已更改')
  expect(letter.link).toBe('')
  expect(letter.html).not.toMatch(/href|https?:/)
})

test('a password that was chosen by a mailed link is told too, in the person’s own language', async () => {
  const person = await stage.personWithMail()
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ locale: 'en-US' }).where('id', '=', person.id).execute(),
  )
  const token = await stage.askedLink(person)
  await stage.server.client().call('chooseNewPassword', { token, newPassword })
  expect((await stage.mailbox.letterTo(person.email)).subject).toBe('Your password was changed')
})

test('a change that is refused is not told', async () => {
  const person = await stage.personWithMail()
  const browser = await stage.server.given.signIn(person)
  await browser.tryCall('changePassword', { op: 'change', oldPassword: 'not it', newPassword })
  // Jobs are done in turn: what comes first is what was asked for last.
  expect(await stage.askedLink(person)).not.toBe('')
  expect(stage.mailbox.letters.filter(({ to }) => to === person.email)).toEqual([])
})

test('a mail that no mail server takes is tried for a day, and its job says so; a link that is over meanwhile is not mailed', async () => {
  const other = await startMailingServer()
  const person = await other.personWithMail()
  const browser = await other.server.given.signIn(person)
  await other.mailbox.close()
  await browser.call('changePassword', { op: 'change', oldPassword: password, newPassword })
  const said = (kind: string) =>
    other.server.services.tx(platform, (db) =>
      db
        .selectFrom('job')
        .select(['status', 'error_key', 'attempts'])
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow(),
    )
  for (let tried = 1; tried < 7; tried += 1) {
    await until(async () => (await said('passwordChanged')).attempts >= tried)
    other.clock.offsetMs += 10 * 60_000
  }
  await until(async () => (await said('passwordChanged')).status === 'queued')
  expect((await said('passwordChanged')).error_key).toBe('mailNotSent')
  await other.server.client().call('askPasswordReset', { account: person.loginId })
  await until(async () => (await said('passwordReset')).error_key !== null)
  other.clock.offsetMs += 16 * 60_000
  await until(async () => (await said('passwordReset')).status === 'done')
  await other.server.close()
})

test('each letter is tried for as long as a mail server may be away', () => {
  const letters = stage.server.services.jobs.filter(({ steps }) => steps.some(({ name }) => name === 'mail'))
  expect(letters.length).toBeGreaterThan(5)
  expect(letters.filter(({ lasts }) => lasts !== true)).toEqual([])
})
