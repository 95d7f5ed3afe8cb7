import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { createLog } from '../../../foundation/process/log/log.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { enrol } from '../two-step/test/given.ts'
import { authorizationOf, makeLink } from './test/given.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
const minuteMs = 60_000
const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const written = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) })
  server = await startTestServer({ now, log: createLog({ logLevel: 'trace' }, written) })
})
afterAll(() => server.close())
beforeEach(() => {
  clock.offsetMs += 90_000
})

test('S32: a caller who opens the link sees what its maker sees in the enterprise, also when the page is loaded anew', async () => {
  const { person, entId, headers } = await makeLink(server)
  const device = server.client()
  const told = { login: true, userId: person.id, curEntId: entId, isReadOnly: true }
  expect(await device.call('getLoginStatus', {}, { headers })).toMatchObject(told)
  expect(await device.call('getCurrentEnterprise', {}, { headers, space: entId })).toMatchObject({ curEntId: entId })
  expect(await device.call('getCurrentEnterprise', {})).toMatchObject({ curEntId: entId, list: [{ entId }] })
  expect(device.cookies.has('csrf')).toBe(false)
})

test('S32: nothing is changed with it, and the words say why', async () => {
  const { headers } = await makeLink(server)
  const device = server.client()
  const refused = async (given?: Record<string, string>) => [
    (await device.tryCall('updateCommonApplications', { ids: [] }, { headers: given })).error,
    (await device.tryCall('endOwnSessions', { id: 'others' }, { headers: given })).error,
    (await device.tryCall('addSecurityToken', {}, { headers: given })).error,
    (await device.tryCall('switchEnterprise', { entId: 'other' }, { headers: given })).status,
  ]
  const all = ['readOnlyAccess', 'readOnlyAccess', 'readOnlyAccess', 403]
  expect(await refused(headers)).toEqual(all)
  // The refused calls have not opened it.
  expect((await device.tryCall('getHomeLink', {}, { headers })).status).toBe(200)
  expect([await refused(headers), await refused()]).toEqual([all, all])
})

test('S32: it shows nothing of the platform, of another enterprise or of the account', async () => {
  const { headers, entId, maker, person } = await makeLink(server)
  const device = await opened(headers)
  const elsewhere = await server.given.enterprise()
  await server.services.tx(platform, (db) =>
    db
      .insertInto('membership')
      .values({ ent_id: elsewhere.id, user_id: person.id, user_type: UserType.member })
      .execute(),
  )
  expect((await maker.tryCall('getHomeLink', {}, { space: elsewhere.id })).status).toBe(200)
  expect((await device.tryCall('getHomeLink', {}, { headers, space: elsewhere.id })).error).toBe('spaceDenied')
  expect((await device.call('getCurrentEnterprise', {}, { headers })).list.map((one) => one.entId)).toEqual([entId])
  expect((await device.tryCall('listOwnSessions', {}, { headers })).error).toBe('readOnlyAccess')
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const space = { space: entId }
  expect((await operator.tryCall('addSecurityToken', {}, space)).error).toBe('forbidden')
})

test('S32: after ten minutes it opens nothing, used or not', async () => {
  const [used, unused] = [await makeLink(server), await makeLink(server)]
  const device = await opened(used.headers)
  clock.offsetMs += 10 * minuteMs
  expect(await statusOf(device, used.headers)).toBe(401)
  expect(await statusOf(device)).toBe(401)
  expect(await statusOf(server.client(), unused.headers)).toBe(401)
})

test('S32: a second client is refused, be it by its cookie or by its agent', async () => {
  const { headers } = await makeLink(server)
  const device = await opened(headers)
  expect(await statusOf(server.client(), headers)).toBe(401)
  const copy = server.client()
  for (const [name, value] of device.cookies) copy.cookies.set(name, value)
  expect(await statusOf(copy, { ...headers, 'user-agent': 'Another' })).toBe(401)
  expect(await statusOf(copy, { 'user-agent': 'Another' })).toBe(401)
  expect(await statusOf(device, headers)).toBe(200)
})

test('S32: of many clients at the same time one gets in', async () => {
  const { headers } = await makeLink(server)
  const clients = Array.from({ length: crowd }, (_, index) => ({ ...headers, 'user-agent': `Agent ${index}` }))
  const statuses = await Promise.all(clients.map((given) => statusOf(server.client(), given)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 401)).toHaveLength(crowd - 1)
})

test('S32: it ends with the session, the membership, the person or the enterprise', async () => {
  const endings: ((of: Awaited<ReturnType<typeof makeLink>>) => Promise<unknown>)[] = [
    ({ maker }) => maker.call('signOut', {}),
    ({ person, entId }) =>
      server.services.tx(platform, (db) =>
        db.deleteFrom('membership').where('user_id', '=', person.id).where('ent_id', '=', entId).execute(),
      ),
    ({ person }) =>
      server.services.tx(platform, (db) =>
        db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', person.id).execute(),
      ),
    ({ entId }) =>
      server.services.tx(platform, (db) =>
        db.updateTable('enterprise').set({ status: 'suspended' }).where('id', '=', entId).execute(),
      ),
  ]
  for (const end of endings) {
    const made = await makeLink(server)
    const device = await opened(made.headers)
    await end(made)
    expect(await statusOf(device, made.headers)).toBe(401)
  }
})

test('S18, S32: it opens no more than its session does under forced two-step verification', async () => {
  const enterprise = await server.given.enterprise()
  const made = await makeLink(server, enterprise)
  const device = await opened(made.headers)
  const administrator = await server.given.signedIn({ userType: UserType.administrator, enterprise })
  await enrol(administrator, now())
  const policy = { open: true, applyTo: 'all', effectiveTime: null, trustDeviceDays: 0 } as const
  await administrator.call('updateTwoStepPolicy', policy)
  expect((await device.tryCall('getHomeLink', {}, { headers: made.headers })).error).toBe('twoStepRequired')
  expect((await made.maker.tryCall('addSecurityToken', {})).error).toBe('twoStepRequired')
})

test('S32: where a person is signed in their own session counts, and signing out lets go of a link', async () => {
  const { headers } = await makeLink(server)
  const own = await server.given.signedIn()
  expect(await own.call('getLoginStatus', {}, { headers })).toMatchObject({ userId: own.person.id })
  expect((await own.tryCall('updateCommonApplications', { ids: [] }, { headers })).status).toBe(200)
  const device = await opened(headers)
  await device.call('signOut', {})
  expect(await statusOf(device)).toBe(401)
  expect(await statusOf(device, headers)).toBe(401)
})

test('S32: a wrong secret, or the password of a proxy, opens nothing, and no browser asks for one', async () => {
  const { id } = await makeLink(server)
  const wrong = [authorizationOf(`${id}:${'x'.repeat(22)}`), authorizationOf('proxy:password'), 'Basic ???']
  for (const authorization of wrong) {
    const answer = await server.client().tryCall('getHomeLink', {}, { headers: { authorization } })
    expect([answer.status, answer.headers.has('www-authenticate')]).toEqual([401, false])
    expect((await server.client().tryCall('getLoginStatus', {}, { headers: { authorization } })).status).toBe(200)
  }
})

test('S32: the log has the person who made and the caller who opened a link, and never the token', async () => {
  const { headers, token, person } = await makeLink(server)
  const secret = Buffer.from(token, 'base64').toString().split(':')[1] ?? 'none'
  await opened(headers)
  const address = `/user/workbench?securityToken=${encodeURIComponent(token)}`
  const page = await server.client().fetch(address, { headers: { accept: 'text/html', referer: server.url + address } })
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect(JSON.stringify(page.body)).not.toContain(token)
  const log = lines.join('')
  expect(log).toContain('"msg":"request"')
  for (const hidden of [secret, token, encodeURIComponent(token)]) expect(log).not.toContain(hidden)
  const acts = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .where('actor_id', '=', person.id)
      .where('action', 'like', '%SecurityToken')
      .orderBy('seq')
      .execute(),
  )
  expect(acts.map(({ action }) => action)).toEqual(['addSecurityToken', 'openSecurityToken'])
  expect(JSON.stringify(acts)).not.toContain(secret)
})

test('a person may make so many links, then must wait', async () => {
  const { maker } = await makeLink(server)
  const answers: number[] = []
  while (answers.length < 20) answers.push((await maker.tryCall('addSecurityToken', {})).status)
  expect(answers.slice(0, 19).every((status) => status === 200)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})

async function opened(headers: Record<string, string>) {
  const device = server.client()
  expect(await statusOf(device, headers)).toBe(200)
  return device
}

async function statusOf(device: Client, headers?: Record<string, string>) {
  return (await device.tryCall('getHomeLink', {}, { headers })).status
}
