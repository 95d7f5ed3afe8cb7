import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { until } from '../../../test/until.ts'
import { password } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'
import { crowd } from '../../../test/crowd.ts'

let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

test('an address counts once its person has opened the link that was mailed to it', async () => {
  const person = await stage.server.given.signedIn()
  const token = await linkFor(person, 'li.hua@mail.example')
  expect(await person.call('getOwnAccount', {})).toMatchObject({ email: null, canMail: true })
  // For example on the phone, where no person is signed in.
  expect(await stage.server.client().call('confirmEmail', { token })).toEqual({ email: 'li.hua@mail.example' })
  expect(await person.call('getOwnAccount', {})).toMatchObject({ email: 'li.hua@mail.example' })
  await stage.server.client().call('askPasswordReset', { account: 'Li.Hua@mail.example' })
  expect((await stage.mailbox.letterTo('li.hua@mail.example')).link).toContain('/home/reset#token=')
})

test('a link of an address works once, of many at the same time, and for a day', async () => {
  const person = await stage.server.given.signedIn()
  const token = await linkFor(person, 'once@mail.example')
  const opened = await Promise.all(
    Array.from({ length: crowd }, () => stage.server.client().tryCall('confirmEmail', { token })),
  )
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = await linkFor(person, 'late@mail.example')
  stage.clock.offsetMs += 24 * 60 * 60_000
  expect((await stage.server.client().tryCall('confirmEmail', { token: late })).error).toBe('linkInvalid')
})

test('an address is one person’s: the second person who confirms it is refused', async () => {
  const [one, other] = [await stage.server.given.signedIn(), await stage.server.given.signedIn()]
  const first = await linkFor(one, 'shared@mail.example')
  const second = await linkFor(other, 'Shared@mail.example')
  await stage.server.client().call('confirmEmail', { token: first })
  expect((await stage.server.client().tryCall('confirmEmail', { token: second })).error).toBe('emailTaken')
})

test.each([
  ['ann.one\u200B@mail.example', 'ann.one@mail.example'],
  ['ann.two@mail\u200B.example', 'ann.two@mail.example'],
  ['ａｎｎ.three＠mail.example', 'ann.three@mail.example'],
  ['\u202Aann.four@mail。example\u202C', 'ann.four@mail.example'],
])('an address that looks like another one, %j, is that one, and confirmed by one person (R2)', async (typed, seen) => {
  const [one, other] = [await stage.server.given.signedIn(), await stage.server.given.signedIn()]
  const first = await linkFor(one, seen)
  expect(await stage.server.client().call('confirmEmail', { token: first })).toEqual({ email: seen })
  const second = await linkFor(other, seen, typed)
  expect((await stage.server.client().tryCall('confirmEmail', { token: second })).error).toBe('emailTaken')
})

test('an address of a Chinese domain is confirmed, and resets in either way of writing it (R2)', async () => {
  const person = await stage.server.given.signedIn()
  // The mail server of the tests shows a domain as it is read.
  const token = await linkFor(person, 'ann@例子.中国')
  const kept = 'ann@xn--fsqu00a.xn--fiqs8s'
  expect(await stage.server.client().call('confirmEmail', { token })).toEqual({ email: kept })
  await stage.server.client().call('askPasswordReset', { account: 'Ann@例子。中国' })
  expect((await stage.mailbox.letterTo('ann@例子.中国')).link).toContain('/home/reset#token=')
})

describe('an account whose address was confirmed before there was one form', () => {
  test('keeps it, resets by it, and no other account confirms one that looks like it (R2)', async () => {
    const person = await personOfBefore('old\u200B.one@mail.example')
    await askReset('Old.One@mail.example')
    expect(await linkedAddress(person.id)).toBe('old\u200B.one@mail.example')
    const other = await stage.server.given.signedIn()
    const token = await linkFor(other, 'old.one@mail.example')
    expect((await stage.server.client().tryCall('confirmEmail', { token })).error).toBe('emailTaken')
  })

  test('and another one whose address looks the same stay two: each resets its own (R2)', async () => {
    const [plain, other] = [await personOfBefore('two@mail.example'), await personOfBefore('ｔｗｏ@mail.example')]
    await askReset('two@mail.example')
    expect(await linkedAddress(plain.id)).toBe('two@mail.example')
    await askReset(other.loginId)
    expect(await linkedAddress(other.id)).toBe('ｔｗｏ@mail.example')
  })

  test('is found when its domain was written in Chinese (R2)', async () => {
    const person = await personOfBefore('三@例子.example')
    await askReset('三@例子.example')
    expect(await linkedAddress(person.id)).toBe('三@例子.example')
  })
})

/** An hour later: what other tests asked for counts no more. */
async function askReset(account: string) {
  stage.clock.offsetMs += 61 * 60_000
  await stage.server.client().call('askPasswordReset', { account })
}

/** A person whose address is confirmed, as it stands. */
async function personOfBefore(email: string) {
  const person = await stage.server.given.person()
  await stage.server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ email, email_verified_at: new Date() }).where('id', '=', person.id).execute(),
  )
  return person
}

/** Where the link is mailed that is made for this person. */
async function linkedAddress(userId: string) {
  const find = () =>
    stage.server.services.tx(platform, (db) =>
      db.selectFrom('mail_link').select('email').where('user_id', '=', userId).executeTakeFirst(),
    )
  await until(async () => (await find()) !== undefined, 20)
  return (await find())?.email
}

test('only a person who confirmed a moment ago changes or removes the address', async () => {
  const person = await stage.server.given.signedIn()
  expect((await person.tryCall('setOwnEmail', { email: 'a@mail.example' })).error).toBe('stepUpRequired')
  expect((await person.tryCall('deleteOwnEmail', {})).error).toBe('stepUpRequired')
})

test('an address that was taken off resets nothing any more, nor does a link that was mailed to it', async () => {
  const owner = await stage.personWithMail()
  const browser = await stage.server.given.signIn(owner)
  const token = await stage.askedLink(owner)
  const again = await stage.server.given.signIn(owner)
  await again.call('verifyPassword', { op: 'verify', password })
  await again.call('deleteOwnEmail', {})
  expect(await again.call('getOwnAccount', {})).toMatchObject({ email: null })
  expect((await browser.tryCall('checkPasswordReset', { token })).error).toBe('linkInvalid')
})

test.each(['no address', 'two@at@signs.example', 'a@b', 'a@mail.example\r\nBcc: x@y.example'])(
  '“%s” is no address',
  async (email) => {
    const person = await stage.server.given.signedIn()
    await person.call('verifyPassword', { op: 'verify', password })
    expect((await person.tryCall('setOwnEmail', { email })).error).toBe('invalidInput')
  },
)

async function linkFor(person: Client, email: string, typed = email) {
  await person.call('verifyPassword', { op: 'verify', password })
  await person.call('setOwnEmail', { email: typed })
  const { link } = await stage.mailbox.letterTo(email)
  expect(link).toContain('/home/email#token=')
  return link.split('#token=')[1] ?? ''
}
