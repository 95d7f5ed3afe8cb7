import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { password } from '../../../test/test-server.ts'
import { startMailingServer, type MailingServer } from './test/given.ts'

let world: MailingServer
beforeAll(async () => {
  world = await startMailingServer()
})
afterAll(() => world.close())

type Stage = { enterprise: { id: string; name: string }; victim: { id: string; loginId: string } }

const ways = {
  resetPassword: async ({ victim }: Stage) =>
    (await confirmedOperator()).call('resetPassword', { op: 'reset', userId: victim.id }),
  resetFactors: async ({ victim }: Stage) => (await confirmedOperator()).call('resetFactors', { userid: victim.id }),
  resetMemberPassword: async ({ enterprise, victim }: Stage) =>
    (await confirmed(UserType.administrator, enterprise)).call('resetMemberPassword', { userId: victim.id }),
  resetMemberFactors: async ({ enterprise, victim }: Stage) =>
    (await confirmed(UserType.administrator, enterprise)).call('resetMemberFactors', { userId: victim.id }),
  async changePassword({ victim }: Stage) {
    const own = await world.server.given.signIn(victim)
    await own.call('changePassword', { op: 'change', oldPassword: password, newPassword: 'quite another long one' })
  },
}

test.each(['resetPassword', 'resetFactors', 'resetMemberPassword', 'resetMemberFactors', 'changePassword'] as const)(
  'U04: a link that a thief had mailed to an address of theirs confirms it no more after %s',
  async (way) => {
    const { stage, evil } = await thiefIn()
    const { link } = await world.mailbox.letterTo(evil)
    await ways[way](stage)
    const confirming = { token: link.split('#token=')[1] ?? '' }
    expect((await world.server.client().tryCall('confirmEmail', confirming)).error).toBe('linkInvalid')
  },
)

test('U05: nor does one that was only waiting to be mailed when the account was freed, or reset', async () => {
  const { server, mailbox } = world
  const inWay = await world.personWithMail()
  const mails = await holdMails(inWay)
  const freed = await keptAndFreed()
  const reset = await thiefIn()
  await ways.resetPassword(reset.stage)
  mails.release()
  await mails.done
  const last = await world.personWithMail()
  await server.client().call('askPasswordReset', { account: last.loginId })
  await mailbox.letterTo(last.email)
  const ids = [freed, reset.stage.victim.id]
  const left = (db: Parameters<Parameters<typeof server.services.tx>[1]>[0]) =>
    db.selectFrom('mail_link').select('kind').where('user_id', 'in', ids).execute()
  expect(await server.services.tx(platform, left)).toEqual([])
})

test('U04: what its person asks for after a reset confirms their address', async () => {
  const { stage } = await thiefIn()
  const { initialSecret } = await ways.resetPassword(stage)
  const own = world.server.client()
  await own.call('signIn', { loginId: stage.victim.loginId, password: initialSecret })
  await own.call('changePassword', { op: 'change', newPassword: 'quite another long one' })
  await own.call('verifyPassword', { op: 'verify', password: 'quite another long one' })
  const email = `own-${stage.victim.loginId}@mail.example`
  await own.call('setOwnEmail', { email })
  const { link } = await world.mailbox.letterTo(email)
  await own.call('confirmEmail', { token: link.split('#token=')[1] ?? '' })
})

/** A thief who knows the password has asked for a confirmation of their own address. */
async function thiefIn() {
  const { server } = world
  world.clock.offsetMs += 61 * 60_000
  const enterprise = await server.given.enterprise()
  const victim = await server.given.person({ enterprise })
  const evil = await askedBy(await server.given.signIn(victim), victim)
  return { stage: { enterprise, victim }, evil }
}

async function askedBy(thief: Client, { loginId }: { loginId: string }) {
  const email = `evil-${loginId}@mail.example`
  await world.server.given.confirm(thief)
  await thief.call('setOwnEmail', { email })
  return email
}

/** An account that an enterprise has reset, and that its person frees while a thief's confirmation waits. */
async function keptAndFreed() {
  const { server } = world
  const [first, second] = [await server.given.enterprise(), await server.given.enterprise()]
  const victim = await server.given.person({ enterprise: first })
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ reset_by_ent_id: first.id }).where('id', '=', victim.id).execute(),
  )
  const own = await server.given.signIn(victim)
  await askedBy(await server.given.signIn(victim), victim)
  const { code } = await (await confirmed(UserType.administrator, second)).call('addInvitation', { purpose: 'join' })
  const { ticket } = await own.call('checkInvitationCode', { code })
  await server.given.confirm(own)
  const chosen = { loginId: `free-${victim.loginId}`, newPassword: 'only my own now 77' }
  await own.call('freeAndJoin', { ticket: ticket ?? '', ...chosen })
  return victim.id
}

/** Nothing is mailed before `release`: one mail is in the way of all others, for its account cannot be named meanwhile. */
async function holdMails(inWay: { id: string; loginId: string }) {
  const { server } = world
  const [held, held2] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = server.services.tx(platform, async (db) => {
    await db.selectFrom('user_account').select('id').where('id', '=', inWay.id).forUpdate().execute()
    held.resolve()
    await held2.promise
  })
  await held.promise
  await server.client().call('askPasswordReset', { account: inWay.loginId })
  return { release: held2.resolve, done }
}

async function confirmed(userType: UserType, enterprise?: { id: string; name: string }) {
  const browser = await world.server.given.signedIn({ userType, ...(enterprise && { enterprise }) })
  await world.server.given.confirm(browser)
  return browser
}

function confirmedOperator() {
  return confirmed(UserType.operator)
}
