import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { actingAs, changingAs, logOf, member, reason } from './test/given-acting.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('S46: beginning and ending stand in the platform’s log and in the enterprise’s, with why and as whom', async () => {
  const since = new Date()
  const person = await member(server)
  const operator = await actingAs(server, person)
  await operator.call('endActing', {})
  const log = await logOf(server, ['beginActing', 'endActing'], since)
  const told = log.map(({ action, ent_id: entId, actor_id: actor }) => `${action} ${entId ?? 'platform'} ${actor}`)
  const by = operator.person.id
  expect(told.toSorted()).toEqual(
    ['beginActing', 'endActing'].flatMap((act) => [`${act} ${person.entid} ${by}`, `${act} platform ${by}`]).toSorted(),
  )
  for (const { action, diff } of log)
    expect([action, diff?.['reason']]).toEqual([action, action === 'beginActing' ? reason : undefined])
})

test('S46: every change meanwhile says both, also where its call writes nothing down, and so does every refusal', async () => {
  const since = new Date()
  const person = await member(server)
  const operator = await changingAs(server, person)
  await operator.call('updateCommonApplications', { ids: [] })
  await operator.tryCall('endOwnSessions', { id: 'others' })
  const log = await logOf(server, ['changeWhileActing', 'refusedAccess'], since)
  expect(log.map(({ action }) => action)).toEqual(['changeWhileActing', 'refusedAccess'])
  for (const row of log) {
    expect(row).toMatchObject({ ent_id: person.entid, actor_id: person.id, diff: { actingBy: operator.person.id } })
  }
})

test('S46: the database, too, lets an operator who only looks write nothing', async () => {
  const { id: userId, entid: entId } = await member(server)
  const pin = (isReadOnly: boolean) =>
    server.services.tx({ as: 'tenant', entId, userId, isReadOnly }, async (db) => {
      await db.deleteFrom('application_pin').where('user_id', '=', userId).execute()
    })
  await expect(pin(true)).rejects.toThrow(/read-only/)
  await expect(pin(false)).resolves.toBeUndefined()
})
