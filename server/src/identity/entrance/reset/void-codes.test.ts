import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { newPhone } from '../../factor/sms/test/given-phone.ts'
import { createInbox } from '../../factor/sms/test/inbox.ts'
import { allGivenUp, settled } from '../../factor/sms/test/settled.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'

const inbox = createInbox()
let world: MailingServer
beforeAll(async () => {
  world = await startMailingServer({ smsProvider: inbox.provider })
})
afterAll(() => world.close())

type Victim = Awaited<ReturnType<typeof personInAnEnterprise>>

const ways = {
  resetPassword: async ({ id }: Victim) =>
    (await confirmed(UserType.operator)).call('resetPassword', { op: 'reset', userId: id }),
  resetFactors: async ({ id }: Victim) => (await confirmed(UserType.operator)).call('resetFactors', { userid: id }),
  resetMemberPassword: async ({ id, enterprise }: Victim) =>
    (await confirmed(UserType.administrator, enterprise)).call('resetMemberPassword', { userId: id }),
  async chooseNewPassword(person: Victim) {
    await world.server.client().call('askPasswordReset', { account: person.loginId })
    const { link } = await world.mailbox.letterTo(person.email)
    const token = link.split('#token=')[1] ?? ''
    await world.server.client().call('chooseNewPassword', { token, newPassword: 'a walk over seven hills' })
  },
}

test.each(['resetPassword', 'resetFactors', 'resetMemberPassword', 'chooseNewPassword'] as const)(
  'U04: a code by SMS that was asked for before %s lets no caller in, and one that is asked for after it does',
  async (way) => {
    const person = await personInAnEnterprise()
    const thief = await askedBy(person.phone)
    await settled(world.server)
    const code = inbox.lastCode(person.phone)
    await ways[way](person)
    expect((await thief.tryCall('signInBySms', { phone: person.phone, code })).error).toBe('codeInvalid')
    const own = await askedBy(person.phone)
    await settled(world.server)
    const answer = await own.tryCall('signInBySms', { phone: person.phone, code: inbox.lastCode(person.phone) })
    expect(answer.error).toBe(null)
  },
)

test('U04: a code that only waits to be sent is sent no more after a reset', async () => {
  const person = await personInAnEnterprise()
  inbox.state.isRefusing = true
  await askedBy(person.phone)
  await settled(world.server)
  await ways.resetPassword(person)
  inbox.state.isRefusing = false
  await allGivenUp(world.server)
  expect(inbox.lastCode(person.phone)).toBe('none')
})

async function askedBy(phone: string) {
  const browser = world.server.client()
  await browser.call('sendSmsCode', { phone })
  return browser
}

async function personInAnEnterprise() {
  const { server } = world
  world.clock.offsetMs += 61 * 60_000
  const enterprise = await server.given.enterprise()
  const person = await server.given.person({ enterprise })
  const email = `${person.loginId}@mail.example`
  const phone = newPhone()
  const proven = { email, email_verified_at: new Date(), phone, phone_e164: phone, phone_verified_at: new Date() }
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set(proven).where('id', '=', person.id).execute(),
  )
  return { ...person, enterprise, email, phone }
}

async function confirmed(userType: UserType, enterprise?: { id: string; name: string }) {
  const browser = await world.server.given.signedIn({ userType, ...(enterprise && { enterprise }) })
  await world.server.given.confirm(browser)
  return browser
}
