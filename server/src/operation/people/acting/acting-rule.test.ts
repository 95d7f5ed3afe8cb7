import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType, type Call } from '@atrium/shared-utility/contract'
import { callNames } from '../../../test/call-names.ts'
import { heldUp } from '../../../test/held-up.ts'
import { leastInput } from '../../../test/least-input.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { actingAs, logOf, member, reason, rootOperator } from './test/given-acting.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** An enterprise with an administrator who has just confirmed who they are, and a member who works there. */
async function place() {
  const enterprise = await server.given.enterprise()
  const boss = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  await server.given.confirm(boss)
  return { enterprise, boss, person: await member(server, { enterprise }) }
}

test('S46: unless it says otherwise operators may act in an enterprise', async () => {
  const { boss, person } = await place()
  expect(await boss.call('getActingRule', {})).toEqual({ isForbidden: false })
  const operator = await rootOperator(server)
  expect(await operator.call('checkActing', { userid: person.id, entid: person.entid })).toEqual({})
})

test('S46: where it is forbidden no operator begins, and the operator is told before and by name', async () => {
  const { boss, person } = await place()
  await boss.call('updateActingRule', { isForbidden: true })
  const operator = await rootOperator(server)
  const wanted = { userid: person.id, entid: person.entid }
  expect(await operator.tryCall('checkActing', wanted)).toMatchObject({ status: 403, error: 'actingForbidden' })
  expect((await operator.tryCall('beginActing', { ...wanted, reason })).error).toBe('actingForbidden')
  // Another enterprise is not affected.
  const elsewhere = await actingAs(server, (await place()).person)
  expect((await elsewhere.tryCall('getCurrentEnterprise', {})).error).toBeNull()
  await boss.call('updateActingRule', { isForbidden: false })
  expect((await operator.tryCall('beginActing', { ...wanted, reason })).error).toBeNull()
})

test('S46: an operator who begins while it is being forbidden waits for that, and does not begin', async () => {
  const { person } = await place()
  const operator = await rootOperator(server)
  const forbidding = {
    locks: `update enterprise set acting_forbidden = true where id = '${person.entid}'`,
    does: 'select',
  }
  const begin = () => operator.tryCall('beginActing', { userid: person.id, entid: person.entid, reason })
  expect((await heldUp(server, forbidding, begin)).error).toBe('actingForbidden')
})

test('S46: forbidding it ends what is in progress at once, and both logs have that', async () => {
  const { boss, person, enterprise } = await place()
  const [browser, elsewhere] = [await actingAs(server, person), await actingAs(server, (await place()).person)]
  expect((await browser.tryCall('getCurrentEnterprise', {})).error).toBeNull()
  const since = new Date()
  expect(await boss.call('updateActingRule', { isForbidden: true })).toEqual({ ended: 1 })
  expect((await browser.tryCall('getCurrentEnterprise', {})).error).toBe('actingOver')
  expect((await elsewhere.tryCall('getCurrentEnterprise', {})).error).toBeNull()
  const rows = await logOf(server, ['updateActingRule', 'endActing'], since)
  expect(rows.map(({ action, ent_id: entId, actor_id: actor }) => [action, entId, actor])).toEqual(
    expect.arrayContaining([
      ['updateActingRule', enterprise.id, boss.person.id],
      ['updateActingRule', null, boss.person.id],
      ['endActing', enterprise.id, boss.person.id],
      ['endActing', null, boss.person.id],
    ]),
  )
  expect(rows).toHaveLength(4)
})

test('S46: an enterprise’s own administrators alone say so, in person, having confirmed who they are', async () => {
  const { enterprise, person } = await place()
  const unconfirmed = await server.given.signedIn({ enterprise, userType: UserType.administrator })
  const plain = await server.given.signIn(person)
  const operator = await rootOperator(server)
  const carer = await server.given.signedIn({ userType: UserType.saasAdministrator })
  const asBoss = await actingAs(server, await member(server, { enterprise, userType: UserType.administrator }))
  const at = { space: enterprise.id }
  const refusals = []
  for (const browser of [unconfirmed, plain, operator, carer, asBoss])
    refusals.push((await browser.tryCall('updateActingRule', { isForbidden: true }, at)).error)
  expect(refusals).toEqual(['stepUpRequired', 'forbidden', 'forbidden', 'spaceDenied', 'actingOutOfReach'])
  const wanted = { userid: person.id, entid: person.entid }
  expect((await carer.tryCall('checkActing', wanted)).error).toBe('forbidden')
})

test('S46: whatever reads answers an operator who only looks, also where it counts how often it is used (S4)', async () => {
  const { person } = await place()
  const operator = await actingAs(server, person)
  const failed = []
  for (const name of callNames) {
    const call: Call = calls[name]
    if (call.method !== 'GET' || call.changes === true) continue
    // An enterprise that exists is looked up to its end; an unknown one is refused before.
    const named = Object.keys(call.input.shape).filter((field) => /^(entId|enterId|currentEntId)$/.test(field))
    const input = { ...leastInput(call), ...Object.fromEntries(named.map((field) => [field, person.entid])) }
    const { status, error } = await operator.tryCall(name, input)
    // Nothing is built where these tests run.
    if (status >= 500 && name !== 'getBaseConfig') failed.push([name, status, error])
  }
  expect(failed).toEqual([])
})
