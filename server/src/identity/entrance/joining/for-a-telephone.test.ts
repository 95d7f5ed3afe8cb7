import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { must } from '../../../foundation/process/error/must.ts'
import type { Client } from '../../../test/client.ts'
import { newPhone, personWithPhone } from '../../factor/sms/test/given-phone.ts'
import { settled } from '../../factor/sms/test/settled.ts'
import { startVouching, type Vouching } from '../../session/test/given-limited.ts'

let world: Vouching
beforeAll(async () => {
  world = await startVouching()
})
afterAll(() => world.close())
// Each test asks as a person of its own would: few codes a minute.
beforeEach(() => {
  world.clock.offsetMs += 61_000
})

/** A person whose account a messenger made, and who has proven a moment ago who they are. */
async function made() {
  const { browser, userId } = await world.made()
  await inPlatform((db) =>
    db.updateTable('session').set({ step_up_at: world.now() }).where('user_id', '=', userId).execute(),
  )
  // Any call that writes makes the server look at its sessions again.
  await world.server.client().call('signOut', {})
  return { browser, userId }
}

/** The same, before an invitation of another enterprise that is for this telephone. */
async function invitedFor(phone: string) {
  const { given } = world.server
  const { browser, userId } = await made()
  const enterprise = await given.enterprise()
  const administrator = await given.signedIn({ userType: UserType.administrator, enterprise })
  await given.confirm(administrator)
  const { code } = await administrator.call('addInvitation', { purpose: 'for a test', phone })
  const shown = await browser.call('checkInvitationCode', { code })
  const ticket = must(shown.ticket ?? undefined, 'the ticket of a good code')
  const chosen = { ticket, loginId: `freed-${userId}`, newPassword: 'a good long passphrase' }
  const free = (more: { phone?: string; code?: string } = {}) => browser.tryCall('freeAndJoin', { ...chosen, ...more })
  return {
    enterprise,
    needsPhone: shown.needsPhone,
    free,
    sentCode: () => sentCode(browser, { phone, ticket }),
    userId,
  }
}

async function sentCode(browser: Client, { phone, ticket }: { phone: string; ticket: string }) {
  await browser.call('sendSmsCode', { phone, purpose: 'register', ticket })
  await settled(world.server)
  return world.inbox.lastCode(phone)
}

function inPlatform<T>(work: (db: Db) => Promise<T>) {
  return world.server.services.tx(platform, work)
}

function accountOf(userId: string) {
  return inPlatform((db) =>
    db
      .selectFrom('user_account')
      .select(['made_by_ent_id', 'phone_e164'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  )
}

test('U05: a person with the code that was sent there uses an invitation for a telephone while their account is freed', async () => {
  const phone = newPhone()
  const { enterprise, needsPhone, free, sentCode: codeSent, userId } = await invitedFor(phone)
  expect(needsPhone).toBe(true)
  const code = await codeSent()
  expect((await free()).error).toBe('phoneInvalid')
  expect((await free({ phone: newPhone(), code })).error).toBe('phoneNotInvited')
  expect((await free({ phone })).error).toBe('codeInvalid')
  expect((await free({ phone, code: code === '123456' ? '654321' : '123456' })).error).toBe('codeInvalid')
  expect((await accountOf(userId)).made_by_ent_id).not.toBeNull()
  expect(await free({ phone, code })).toMatchObject({
    status: 200,
    body: { result: { token: { entId: enterprise.id } } },
  })
  // Proven a moment ago, it is the person's own.
  expect(await accountOf(userId)).toEqual({ made_by_ent_id: null, phone_e164: phone })
})

test('U05: a code that was sent to another browser proves nothing here', async () => {
  const phone = newPhone()
  const [one, other] = [await invitedFor(phone), await invitedFor(phone)]
  const code = await one.sentCode()
  expect((await other.free({ phone, code })).error).toBe('codeInvalid')
  expect((await one.free({ phone, code })).status).toBe(200)
})

test('U05: a telephone that is another account’s frees nothing', async () => {
  const { phone } = await personWithPhone(world.server)
  const { free, sentCode: codeSent, userId } = await invitedFor(phone)
  expect((await free({ phone, code: await codeSent() })).error).toBe('phoneInUse')
  expect(await accountOf(userId)).toMatchObject({ made_by_ent_id: expect.any(String), phone_e164: null })
})

test('U05: the telephone that the account has already is proven like any other', async () => {
  const phone = newPhone()
  const { free, sentCode: codeSent, userId } = await invitedFor(phone)
  await inPlatform((db) =>
    db.updateTable('user_account').set({ phone, phone_e164: phone }).where('id', '=', userId).execute(),
  )
  expect((await free({ phone })).error).toBe('codeInvalid')
  expect((await free({ phone, code: await codeSent() })).status).toBe(200)
  expect((await accountOf(userId)).phone_e164).toBe(phone)
})
