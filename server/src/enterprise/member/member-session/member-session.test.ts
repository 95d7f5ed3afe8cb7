import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { insertMembership } from '../../../identity/people/membership/queries.ts'
import { showCode } from '../../../identity/entrance/scan/test/given.ts'
import { actingAs } from '../../../operation/people/acting/test/given-acting.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let now = new Date('2026-03-05T08:00:00.000Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.close())

async function stage() {
  const enterprise = await server.given.enterprise()
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(administrator)
  return { enterprise, administrator }
}

test('an administrator sees which members are signed in, where and since when', async () => {
  const { enterprise, administrator } = await stage()
  await server.given.signedIn()
  const { id, loginId, ...person } = await server.given.person({ enterprise, name: '李华' })
  const agent = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' } }
  await server.client().call('signIn', { loginId, password }, agent)
  const { total, list } = await administrator.call('listMemberSessions', { sort: 'startedAt', order: 'asc' })
  expect(total).toBe(2)
  expect(list.find(({ isCurrent }) => isCurrent)).toMatchObject({ userId: administrator.person.id, canEnd: false })
  expect(list.find(({ userId }) => userId === id)).toMatchObject({ isCurrent: false, canEnd: true })
  expect((await administrator.call('listMemberSessions', { iSearch: '李华' })).list).toMatchObject([
    {
      userId: id,
      loginId,
      userType: person.userType,
      online: true,
      isVerified: false,
      isActing: false,
      startedAt: expect.any(String),
      ip: '127.0.0.1',
      browser: 'Chrome',
      system: 'Windows',
    },
  ])
  now = new Date(now.getTime() + 6 * 60_000)
  await server.given.confirm(administrator)
  const found = async (filter: object) => (await administrator.call('listMemberSessions', filter)).total
  expect(await found({ online: true })).toBe(1)
  expect(await found({ online: false, person: id })).toBe(1)
  expect(await found({ ip: '203.0.113.7' })).toBe(0)
})

test('one session is ended, the others of the same member go on, and the log of the enterprise says so', async () => {
  const { enterprise, administrator } = await stage()
  const one = await server.given.signedIn({ enterprise })
  const { list } = await administrator.call('listMemberSessions', { person: one.person.id })
  const other = await server.given.signIn(one.person)
  const id = list[0]?.id ?? ''
  expect(await administrator.call('endMemberSession', { id })).toEqual({ ended: 1 })
  expect((await one.tryCall('getHomeLink', {})).status).toBe(401)
  expect((await other.tryCall('getHomeLink', {})).status).toBe(200)
  expect(await administrator.call('endMemberSession', { id })).toEqual({ ended: 0 })
  const log = await administrator.call('listOwnAudit', { action: 'endMemberSession' })
  expect(log.list).toMatchObject([{ by: 'member', targetKind: 'session' }, { by: 'member' }])
})

test('an administrator neither sees nor ends a session of a member that works in another enterprise', async () => {
  const [here, there] = [await stage(), await stage()]
  const { id: userId, loginId } = await server.given.person({ enterprise: here.enterprise })
  await server.services.tx(platform, (db) =>
    insertMembership(db, { ent_id: there.enterprise.id, user_id: userId, user_type: UserType.member }),
  )
  const browser = server.client()
  await browser.call('signIn', { loginId, password }, { space: here.enterprise.id })
  const [shown] = (await here.administrator.call('listMemberSessions', { person: userId })).list
  expect((await there.administrator.call('listMemberSessions', { person: userId })).total).toBe(0)
  const id = shown?.id ?? ''
  expect((await there.administrator.tryCall('endMemberSession', { id })).error).toBe('notFound')
  await browser.call('switchEnterprise', { entId: there.enterprise.id })
  expect((await here.administrator.call('listMemberSessions', { person: userId })).total).toBe(0)
  // What the person lets in there by a scan meanwhile is out of reach, too.
  const computer = server.client()
  await browser.call('openScan', { op: 'scan', ticket: await showCode(computer) })
  expect(await here.administrator.call('endMemberSession', { id })).toEqual({ ended: 0 })
  expect((await browser.tryCall('getHomeLink', {})).status).toBe(200)
  expect(await computer.call('pollScan', { op: 'poll' })).toMatchObject({ state: 'scanned' })
})

test('one’s own session and the owner’s stay, and so do all for a member and for a removed administrator', async () => {
  const { enterprise, administrator } = await stage()
  const colleague = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await server.given.confirm(colleague)
  const { list } = await administrator.call('listMemberSessions', {})
  const idOf = (userId: string) => list.find((row) => row.userId === userId)?.id ?? ''
  const own = await administrator.tryCall('endMemberSession', { id: idOf(administrator.person.id) })
  expect(own.error).toBe('memberMustStay')
  await administrator.call('updateMember', { userId: colleague.person.id, userType: UserType.member })
  const refused = [
    await colleague.tryCall('endMemberSession', { id: idOf(administrator.person.id) }),
    await colleague.tryCall('listMemberSessions', {}),
  ]
  expect(refused.map(({ error }) => error)).toEqual(['forbidden', 'forbidden'])
})

test('a session in which an operator acts as a member says so, and not from where', async () => {
  const { enterprise, administrator } = await stage()
  const person = await server.given.person({ enterprise })
  await actingAs(server, { id: person.id, entid: enterprise.id })
  const { list } = await administrator.call('listMemberSessions', { person: person.id })
  expect(list).toMatchObject([{ isActing: true, ip: null, browser: null, system: null }])
})
