import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { runSql } from '../../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { bulkJob } from './bulk-job.ts'
import { givenBulk, givenUp, underWay } from './test/given.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const given = (operatorId: string, state: Parameters<typeof givenBulk>[2]) => givenBulk(server, operatorId, state)

test('one that was given up waits for the other that its operator has under way, whichever operator begins it again', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const failed = await given(operator.person.id, givenUp)
  const other = await given(operator.person.id, underWay())
  const colleague = await server.given.signedIn({ userType: UserType.operator })
  for (const client of [operator, colleague])
    expect((await client.tryCall('retryJob', { id: failed.jobId })).error).toBe('bulkUnderWay')
  expect(await operator.call('getBulk', { id: failed.id })).toMatchObject({ state: 'failed', seen: 0 })
  await operator.call('cancelBulk', { id: other.id })
  await colleague.call('retryJob', { id: failed.jobId })
  await until(async () => (await operator.call('getBulk', { id: failed.id })).state === 'done')
})

test('of two that were given up and are begun again at one moment, in two processes, one goes on', async () => {
  const operator = await server.given.person({ userType: UserType.operator })
  const [one, two] = [await given(operator.id, givenUp), await given(operator.id, givenUp)]
  const { services } = server
  const begin = (id: string, meanwhile: () => Promise<void>) =>
    services.tx(platform, async (db) => {
      const isBegun = await bulkJob.retried?.({ id }, { db, newId, now: new Date(), services })
      await meanwhile()
      return isBegun
    })
  let isSecondOver = false
  const second: Promise<unknown>[] = []
  const first = begin(one.id, async () => {
    second.push(
      begin(two.id, async () => {}).then(
        () => (isSecondOver = true),
        (problem: unknown) => problem,
      ),
    )
    await until(async () => isSecondOver || (await isSomebodyWaiting()))
  })
  expect(await first).toBe(true)
  expect(await second[0]).toMatchObject({ code: 'bulkUnderWay' })
})

async function isSomebodyWaiting() {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await runSql(server.address, waiting)).rows.length > 0
}
