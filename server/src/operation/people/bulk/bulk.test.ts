import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type BulkAction, UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { runSql } from '../../../test/cluster.ts'
import { until } from '../../../test/until.ts'
import { rootOperator } from '../acting/test/given-acting.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function confirmed() {
  const browser = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(browser)
  return browser
}

type Operator = Awaited<ReturnType<typeof confirmed>>
type Doing = { action: BulkAction; userids: string[] }

async function doTo(operator: Operator, { action, userids }: Doing) {
  const { id } = await operator.call('startBulk', { action, userids, expected: userids.length })
  await until(async () => (await operator.call('getBulk', { id })).endedAt !== null)
  const { list } = await operator.call('listBulkRows', { id, iDisplayLength: 200 })
  return { id, results: Object.fromEntries(list.map(({ userid, result }) => [userid, result])) }
}

async function statusOf(id: string) {
  const { rows } = await runSql(server.address, `select status from user_account where id = '${id}'`)
  return rows[0]?.['status']
}

test('many are suspended at once, each with a result of their own, and each in the log', async () => {
  const operator = await confirmed()
  const [one, two, gone] = [await server.given.signedIn(), await server.given.person(), await server.given.person()]
  await runSql(server.address, `update user_account set status = 'suspended' where id = '${gone.id}'`)
  const other = await server.given.person({ userType: UserType.operator })
  const userids = [one.person.id, two.id, gone.id, operator.person.id, other.id]
  const { id, results } = await doTo(operator, { action: 'suspend', userids })
  expect(results).toEqual({
    [one.person.id]: 'done',
    [two.id]: 'done',
    [gone.id]: 'unchanged',
    [operator.person.id]: 'ownAccount',
    [other.id]: 'rootRequired',
  })
  expect([await statusOf(two.id), await statusOf(other.id)]).toEqual(['suspended', 'active'])
  expect((await one.tryCall('getHomeLink', {})).status).toBe(401)
  const bulk = await operator.call('getBulk', { id })
  expect(bulk).toMatchObject({ state: 'done', total: 5, seen: 5, refused: 3, byId: operator.person.id })
  const told = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select('target_id')
      .where('actor_id', '=', operator.person.id)
      .where('action', '=', 'updateUser')
      .orderBy('target_id')
      .execute(),
  )
  expect(told.map(({ target_id: target }) => target)).toEqual([one.person.id, two.id].toSorted())
  const refused = await operator.call('listBulkRows', { id, result: 'refused' })
  expect(refused.total).toBe(3)
})

test('they are resumed, signed out, and asked for another password', async () => {
  const operator = await confirmed()
  const person = await server.given.signedIn()
  const userids = [person.person.id]
  await doTo(operator, { action: 'askPassword', userids })
  expect((await person.tryCall('getHomeLink', {})).error).toBe('passwordChangeRequired')
  expect((await person.call('getLoginStatus', {})).mustChangePassword).toBe(true)
  await doTo(operator, { action: 'endSessions', userids })
  expect((await person.tryCall('getLoginStatus', {})).body).toMatchObject({ result: { login: false } })
  await doTo(operator, { action: 'suspend', userids })
  expect((await doTo(operator, { action: 'resume', userids })).results).toEqual({ [userids[0] ?? '']: 'done' })
  expect(await statusOf(userids[0] ?? '')).toBe('active')
})

test('a person who chose another password since is not asked any more', async () => {
  const operator = await confirmed()
  const person = await server.given.signedIn()
  await doTo(operator, { action: 'askPassword', userids: [person.person.id] })
  await runSql(server.address, `update credential set set_at = now() where user_id = '${person.person.id}'`)
  await server.client().call('signOut', {})
  expect((await person.tryCall('getHomeLink', {})).status).toBe(200)
})

test('a root operator acts on others of the platform, and never on themself: one is always left', async () => {
  const [one, two] = [await rootOperator(server), await rootOperator(server)]
  const both = [one.person.id, two.person.id]
  const begun = await Promise.all([one, two].map((root) => root.tryCall('startBulk', suspending(both))))
  // An operator who is suspended before they could begin is not let in any more.
  expect(begun.map(({ status }) => status)).toContain(202)
  const left = await server.given.signIn({ loginId: 'operator' })
  await until(async () => (await left.call('listBulks', {})).every(({ endedAt }) => endedAt !== null))
  const statuses = [await statusOf(both[0] ?? ''), await statusOf(both[1] ?? '')]
  expect(statuses.filter((status) => status === 'active')).toHaveLength(1)
})

function suspending(userids: string[]) {
  return { action: 'suspend' as const, userids, expected: userids.length }
}

test('all whom the filters find are meant, and another number than was shown begins nothing', async () => {
  const operator = await confirmed()
  const enterprise = await server.given.enterprise()
  for (let count = 0; count < 3; count += 1) await server.given.person({ enterprise })
  const target = { action: 'suspend', asked: { entid: enterprise.id } } as const
  expect(await operator.call('previewBulk', target)).toEqual({ total: 3, results: [{ result: 'done', count: 3 }] })
  await server.given.person({ enterprise })
  const { error } = await operator.tryCall('startBulk', { ...target, expected: 3 })
  expect(error).toBe('bulkChanged')
  const { id } = await operator.call('startBulk', { ...target, expected: 4 })
  await until(async () => (await operator.call('getBulk', { id })).endedAt !== null)
  const { total } = await operator.call('listUsers', { entid: enterprise.id, status: 'suspended' })
  expect(total).toBe(4)
})

test('a bulk action that is begun again after a lost answer is begun once, also while it is under way and after its end', async () => {
  const operator = await confirmed()
  const person = await server.given.person()
  const asked = { ...suspending([person.id]), onceKey: randomId() }
  const first = await operator.call('startBulk', asked)
  expect(await operator.call('startBulk', asked)).toEqual(first)
  await until(async () => (await operator.call('getBulk', first)).endedAt !== null)
  expect(await operator.call('startBulk', asked)).toEqual(first)
  const own = (await operator.call('listBulks', {})).filter(({ byId }) => byId === operator.person.id)
  expect(own).toHaveLength(1)
  // The key is its operator's alone, and for the same people.
  expect(await (await confirmed()).call('startBulk', asked)).not.toEqual(first)
  const other = { ...suspending([(await server.given.person()).id]), onceKey: asked.onceKey }
  expect(await operator.call('startBulk', other)).not.toEqual(first)
})

test('an empty choice is no person, and never everyone', async () => {
  const operator = await confirmed()
  for (const target of [{}, { userids: [] }, { userids: ['a'], asked: {} }, { asked: { nonsense: 1 } }])
    expect((await operator.tryCall('startBulk', { action: 'suspend', expected: 1, ...target })).status).toBe(400)
})
