import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startMailingServer, type MailingServer } from '../../../identity/entrance/reset/test/given.ts'
import { findNotified } from './queries.ts'
import { warn } from './warn.ts'

let stage: MailingServer

beforeAll(async () => {
  stage = await startMailingServer()
})
afterAll(() => stage.close())

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const inPlatform = <T>(work: Parameters<typeof stage.server.services.tx<T>>[1]) =>
  stage.server.services.tx(platform, work)

/** An enterprise whose term ends so many days from now, and its administrator, whose address is confirmed. */
async function ending(days: number) {
  const { given } = stage.server
  const enterprise = await given.enterprise()
  await setEnd(enterprise.id, days)
  const administrator = await given.signedIn({ userType: UserType.administrator, enterprise })
  const email = `${administrator.person.loginId}@mail.example`
  await inPlatform((db) =>
    db
      .updateTable('user_account')
      .set({ email, email_verified_at: new Date(), locale: 'en-US' })
      .where('id', '=', administrator.person.id)
      .execute(),
  )
  return { enterprise, administrator, email }
}

async function setEnd(entId: string, days: number) {
  const columns = { expires_at: inDays(days) }
  await inPlatform((db) => db.updateTable('enterprise').set(columns).where('id', '=', entId).execute())
}

const warnAll = () => warn({ tx: stage.server.services.tx, signal: new AbortController().signal })
const noticesOf = (entId: string) =>
  inPlatform((db) =>
    db.selectFrom('job').select('key').where('kind', '=', 'expiryNotice').where('ent_id', '=', entId).execute(),
  )

test('administrators are told by mail 30, 7 and 1 days before, once each, whoever looks and however often', async () => {
  const { enterprise, email } = await ending(29)
  await Promise.all([warnAll(), warnAll(), warnAll()])
  const letter = await stage.mailbox.letterTo(email)
  expect(letter.subject).toBe('Your enterprise is about to expire')
  expect(letter.text).toContain(enterprise.name)
  expect(await noticesOf(enterprise.id)).toHaveLength(1)
  for (const [days, told] of [
    [6, 2],
    [0.5, 3],
  ] as const) {
    await setEnd(enterprise.id, days)
    await warnAll()
    await warnAll()
    expect(await noticesOf(enterprise.id)).toHaveLength(told)
  }
})

test('whose term ends later, is over, or who are closed are told nothing', async () => {
  const ended = await Promise.all([ending(31), ending(-1)])
  const suspended = await ending(3)
  await inPlatform((db) =>
    db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', suspended.enterprise.id).execute(),
  )
  await warnAll()
  const told = await Promise.all([...ended, suspended].map(({ enterprise }) => noticesOf(enterprise.id)))
  expect(told.flat()).toEqual([])
})

test('a letter goes to who is its administrator still, with an account and an address that count', async () => {
  const { enterprise, administrator } = await ending(29)
  const of = { entId: enterprise.id, userId: administrator.person.id }
  const isTold = async () => (await inPlatform((db) => findNotified(db, of))) !== undefined
  expect(await isTold()).toBe(true)
  const membership = (columns: object) =>
    inPlatform((db) => db.updateTable('membership').set(columns).where('user_id', '=', of.userId).execute())
  const account = (columns: object) =>
    inPlatform((db) => db.updateTable('user_account').set(columns).where('id', '=', of.userId).execute())
  const losses = [
    [membership, { status: 'suspended' }, { status: 'active' }],
    [membership, { user_type: UserType.member }, { user_type: UserType.administrator }],
    [account, { status: 'suspended' }, { status: 'active' }],
    [account, { deleted_at: new Date() }, { deleted_at: null }],
    [account, { email_verified_at: null }, { email_verified_at: new Date() }],
  ] as const
  const told = []
  for (const [change, lost, regained] of losses) {
    await change(lost)
    if (await isTold()) told.push(lost)
    await change(regained)
  }
  expect([told, await isTold()]).toEqual([[], true])
})

test('its administrators see when it ends within 30 days, and nobody else does', async () => {
  const { enterprise, administrator } = await ending(10)
  const member = await stage.server.given.signedIn({ enterprise })
  const endOf = async (who: typeof member) => (await who.call('getLoginStatus', {})).termEndsAt
  expect(await endOf(administrator)).toMatch(/^\d{4}-/)
  expect(await endOf(member)).toBeUndefined()
  await setEnd(enterprise.id, 40)
  expect(await endOf(administrator)).toBeUndefined()
})

test('at the end its people read since when; extended by an operator it is theirs again at once, and told anew', async () => {
  const { enterprise, administrator } = await ending(5)
  await warnAll()
  await setEnd(enterprise.id, -1)
  const refused = await administrator.tryCall('listApplications', {}, { space: enterprise.id })
  expect(refused).toMatchObject({ status: 403, error: 'spaceExpired' })
  expect(refused.msg).toContain(enterprise.name)
  const operator = await stage.server.given.signedIn({ userType: UserType.operator })
  await stage.server.given.confirm(operator)
  const { version } = await operator.call('getEnterprise', { entid: enterprise.id })
  const expiresAt = inDays(6).toISOString()
  await operator.call('updateEnterprise', { entid: enterprise.id, version, expiresAt })
  expect((await administrator.tryCall('listApplications', {}, { space: enterprise.id })).error).toBeNull()
  await warnAll()
  expect(await noticesOf(enterprise.id)).toHaveLength(2)
})

test('operators find whose term ends soon, and whose is over', async () => {
  const [soon, over, later] = [await ending(20), await ending(-2), await ending(60)]
  const operator = await stage.server.given.signedIn({ userType: UserType.operator })
  const found = async (expiry: 'soon' | 'over') =>
    (await operator.call('listEnterprises', { expiry, iDisplayLength: 200 })).list.map(({ entid }) => entid)
  expect(await found('soon')).toEqual(expect.arrayContaining([soon.enterprise.id]))
  expect(await found('soon')).not.toContain(later.enterprise.id)
  expect(await found('over')).toEqual(expect.arrayContaining([over.enterprise.id]))
  expect(await found('over')).not.toContain(soon.enterprise.id)
})
