import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Call, type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { heldUp } from '../../../test/held-up.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeputy, trust, type World } from './test/given-deputy.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** How each delegated call is made; a new call needs its line. */
const delegated: Partial<Record<CallName, (world: World) => object>> = {
  listTrusterRequests: ({ userId }) => ({ userId }),
  answerForTruster: ({ userId, requestId: id }) => ({ userId, id, isGranted: true }),
}
const names = Object.entries<Call>(calls).flatMap(([name, { access }]) =>
  access.needs.deputy ? [name as CallName] : [],
)

const ofTrust = (world: World, change: string) =>
  runSql(server.address, `update deputy set ${change} where id = '${world.trustId}'`)
const ofTruster = ({ userId }: World, status: string) =>
  runSql(server.address, `update user_account set status = '${status}' where id = '${userId}'`)
const updateTruster = (world: World, change: object) =>
  secondOf(world).then((second) => second.call('updateMember', { userId: world.userId, ...change }))

async function secondOf({ enterprise }: World) {
  const second = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(second)
  return second
}

/** What takes a deputy's right away. */
const losses: Record<string, (world: World) => Promise<unknown>> = {
  'the truster ends it': ({ administrator, trustId }) => administrator.call('endDeputy', { id: trustId }),
  'the deputy ends it': ({ deputy, trustId }) => deputy.call('endDeputy', { id: trustId }),
  'the time is over': (world) =>
    ofTrust(world, `begins_at = now() - interval '9 days', ends_at = now() - interval '1 s'`),
  'it has not begun': (world) => ofTrust(world, `begins_at = now() + interval '1 hour'`),
  'it is about another application': (world) => ofTrust(world, `application_ids = '{other}'`),
  'the truster is no administrator any more': (world) => updateTruster(world, { userType: UserType.member }),
  'the truster is suspended': (world) => updateTruster(world, { status: 'suspended' }),
  'the truster’s account is suspended': (world) => ofTruster(world, 'suspended'),
  'the truster is removed': async (world) => (await secondOf(world)).call('removeMember', { userId: world.userId }),
  'the truster leaves and comes back': async ({ userId }) => {
    const change = (status: string) =>
      runSql(server.address, `update membership set status = '${status}' where user_id = '${userId}'`)
    await change('left')
    await change('active')
  },
}

test('each call that a deputy makes for another has a line here', () => {
  expect(Object.keys(delegated).toSorted()).toEqual(names.toSorted())
})

test.each(Object.keys(losses))('no call is made for another where %s', async (loss) => {
  const world = await givenDeputy(server)
  expect((await world.deputy.call('listTrusterRequests', { userId: world.userId })).list).toHaveLength(1)
  await losses[loss]?.(world)
  const told = await Promise.all(
    names.map(async (name) => {
      const { error, body } = await world.deputy.tryCall(name, delegated[name]?.(world) ?? {})
      const isEmpty = error === null && JSON.stringify(body).includes('"list":[]')
      return error === 'notDeputy' || isEmpty ? [] : [`${name}: ${error}`]
    }),
  )
  expect(told.flat()).toEqual([])
  const { rows } = await runSql(server.address, `select state from application_request where id = '${world.requestId}'`)
  expect(rows).toEqual([{ state: 'open' }])
})

test('no call is made for another by a person whom that one did not name, of the enterprise or another', async () => {
  const [world, elsewhere] = [await givenDeputy(server), await givenDeputy(server)]
  await server.given.confirm(world.member)
  await trust(world.administrator, world.deputy)
  for (const name of names)
    for (const person of [world.member, elsewhere.deputy, elsewhere.administrator])
      expect((await person.tryCall(name, delegated[name]?.(world) ?? {})).error).toBe('notDeputy')
})

test('a deputy who answers while the truster loses the right finds that it is lost', async () => {
  const world = await givenDeputy(server)
  const membership = `ent_id = '${world.enterprise.id}' and user_id = '${world.userId}'`
  const other = {
    locks: `select from membership where ${membership} for update`,
    does: `update membership set user_type = ${UserType.member} where ${membership}`,
  }
  const input = { userId: world.userId, id: world.requestId, isGranted: true }
  const { error } = await heldUp(server, other, () => world.deputy.tryCall('answerForTruster', input))
  expect(error).toBe('notDeputy')
})

test('a person of the enterprise can neither name a deputy for another nor read what two others agreed', async () => {
  const world = await givenDeputy(server)
  const scope = { as: 'tenant', entId: world.enterprise.id, userId: world.member.person.id } as const
  const row = {
    ent_id: world.enterprise.id,
    id: 'made',
    truster_id: world.userId,
    deputy_id: world.member.person.id,
    kinds: ['request' as const],
    application_ids: null,
    begins_at: new Date(),
    ends_at: new Date(Date.now() + 60_000),
    created_at: new Date(),
    ended_at: null,
    ended_by: null,
  }
  await expect(server.services.tx(scope, (db) => db.insertInto('deputy').values(row).execute())).rejects.toThrow(
    /policy/,
  )
  expect(await server.services.tx(scope, (db) => db.selectFrom('deputy').selectAll().execute())).toEqual([])
})
