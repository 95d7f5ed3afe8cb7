import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { password } from '../../test/test-server.ts'
import type { Client } from '../../test/client.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'
import { crowd } from '../../test/crowd.ts'

let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

test('an address counts once its person has opened the link that was mailed to it', async () => {
  const person = await stage.server.given.signedIn()
  const token = await linkFor(person, 'li.hua@mail.example')
  expect(await person.call('getOwnAccount', {})).toMatchObject({ email: null, canMail: true })
  // On the phone, say, where nobody is signed in.
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

test('an address is one person’s: the second who confirms it is refused', async () => {
  const [one, other] = [await stage.server.given.signedIn(), await stage.server.given.signedIn()]
  const first = await linkFor(one, 'shared@mail.example')
  const second = await linkFor(other, 'Shared@mail.example')
  await stage.server.client().call('confirmEmail', { token: first })
  expect((await stage.server.client().tryCall('confirmEmail', { token: second })).error).toBe('emailTaken')
})

test('changing the address, and taking it off, needs whoever was confirmed a moment ago', async () => {
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

async function linkFor(person: Client, email: string) {
  await person.call('verifyPassword', { op: 'verify', password })
  await person.call('setOwnEmail', { email })
  const { link } = await stage.mailbox.letterTo(email)
  expect(link).toContain('/home/email#token=')
  return link.split('#token=')[1] ?? ''
}
