import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { runNext } from '../../../foundation/job/runner.ts'
import { listenLive } from '../../../test/live-reader.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { announcementJob, announcementOverJob } from './announcement-job.ts'
import { givenAuthor, inMs, isShown } from './test/given-announcement.ts'

const hourMs = 3_600_000
const told = { kind: 'messages', payload: {} }
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Home = Awaited<ReturnType<typeof givenAuthor>>

async function addRole({ administrator }: Home, userId?: string) {
  const fields = { name: '主管', nameEn: 'Leads', module: 'system' } as const
  const { id } = await administrator.call('addRole', fields)
  if (userId !== undefined) await administrator.call('addRoleMembers', { roleId: id, userIds: [userId] })
  return id
}

test('it is for the departments, those below them, the roles and the people that it names, and for no other person', async () => {
  const home = await givenAuthor(server)
  const { enterprise, member, above, below, publish, place, rowOf, administrator } = home
  const [placed, holder, other] = [
    await server.given.signedIn({ enterprise }),
    await server.given.signedIn({ enterprise }),
    await server.given.signedIn({ enterprise }),
  ]
  await place(placed.person.id, below)
  const roleId = await addRole(home, holder.person.id)
  const to = { departmentIds: [above], roleIds: [roleId], userIds: [member.person.id, placed.person.id] }
  const { id } = await publish({ audience: 'chosen', ...to })
  const shown = await Promise.all([member, placed, holder, other, administrator].map((one) => isShown(one, id)))
  expect(shown).toEqual([true, true, true, false, false])
  // A person whom it names twice counts once.
  expect(await rowOf(id)).toMatchObject({ reach: 3, recipientCount: 4 })
  expect(await administrator.call('getAnnouncement', { id })).toMatchObject({
    departments: [{ id: above, name: '总部' }],
    roles: [{ id: roleId, name: '主管' }],
  })
  expect(await administrator.call('listAnnouncementRoles', {})).toEqual([{ id: roleId, name: '主管' }])
})

test('who leaves the department sees it no longer, and who comes into it later sees it while it runs', async () => {
  const { enterprise, administrator, below, publish, place } = await givenAuthor(server)
  const [left, late] = [await server.given.signedIn({ enterprise }), await server.given.signedIn({ enterprise })]
  await place(left.person.id, below)
  await administrator.call('removeDepartmentMember', { departmentId: below, userId: left.person.id })
  const { id } = await publish({ audience: 'chosen', departmentIds: [below], expireAt: inMs(hourMs) })
  expect([await isShown(left, id), await isShown(late, id)]).toEqual([false, false])
  await place(late.person.id, below)
  expect(await isShown(late, id)).toBe(true)
  await administrator.call('withdrawAnnouncement', { id })
  expect(await isShown(late, id)).toBe(false)
})

test('who is no member any more reads nothing, and counts no more', async () => {
  const { enterprise, administrator, publish, rowOf } = await givenAuthor(server)
  const leaver = await server.given.signedIn({ enterprise })
  const { id } = await publish({ audience: 'chosen', userIds: [leaver.person.id] })
  expect(await isShown(leaver, id)).toBe(true)
  await administrator.call('removeMember', { userId: leaver.person.id })
  expect((await leaver.tryCall('listMessages', {}, { space: enterprise.id })).status).not.toBe(200)
  expect(await rowOf(id)).toMatchObject({ reach: 0, reads: 0 })
})

test('only the people whom it is for hear of it, when it is published and when it is withdrawn', async () => {
  const { enterprise, administrator, member, publish } = await givenAuthor(server)
  const other = await server.given.signedIn({ enterprise })
  const streams = await Promise.all([member, other].map((one) => listenLive(server.url, one)))
  await Promise.all(streams.map((one) => one.ready()))
  const { id } = await publish({ audience: 'chosen', userIds: [member.person.id] })
  await until(() => streams[0]?.events().length === 1)
  await administrator.call('withdrawAnnouncement', { id })
  await until(() => streams[0]?.events().length === 2)
  await publish()
  await until(() => streams.every((one) => one.events().length > 0))
  await until(() => streams[0]?.events().length === 3)
  expect(streams.map((one) => one.events())).toEqual([[told, told, told], [told]])
  await Promise.all(streams.map((one) => one.leave()))
})

test('what is published later is shown and told at its moment, and is gone when its time is over', async () => {
  const { administrator, member, publish, rowOf } = await givenAuthor(server)
  const { id } = await publish({ publishAt: inMs(2 * hourMs), expireAt: inMs(4 * hourMs) })
  const waiting = await publish({ publishAt: inMs(2 * hourMs) })
  await administrator.call('withdrawAnnouncement', { id: waiting.id })
  expect(await isShown(member, id)).toBe(false)
  const stream = await listenLive(server.url, member)
  await stream.ready()
  await run(3 * hourMs)
  expect(await isShown(member, id)).toBe(true)
  expect((await rowOf(waiting.id)).status).toBe('draft')
  await until(() => stream.events().length === 1)
  await stream.leave()
})

test('an announcement whose time is over is neither listed nor counted nor found, and its readers are told', async () => {
  const { member, publish, rowOf } = await givenAuthor(server)
  const stream = await listenLive(server.url, member)
  await stream.ready()
  const { id } = await publish({ expireAt: inMs(1500) })
  expect(await isShown(member, id)).toBe(true)
  await until(async () => (await rowOf(id)).status === 'expired')
  await until(() => stream.events().length === 2)
  expect(await isShown(member, id)).toBe(false)
  expect((await member.call('listMessages', { type: 'announcement' })).total).toBe(0)
  await stream.leave()
})

// Hours ahead of the server's own runners, so that they leave these jobs alone; all that are due are worked off.
async function run(aheadMs: number) {
  const [now, log] = [() => new Date(Date.now() + aheadMs), pino({ level: 'silent' })]
  const jobs = [announcementJob, announcementOverJob]
  while (await runNext({ jobs, services: server.services, log, now }).catch(() => false));
}
