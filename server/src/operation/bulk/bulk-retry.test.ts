import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import type { NewRow } from '../../foundation/db/schema.ts'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenJob } from '../job/test/given.ts'
import { bulkJob, bulkKind } from './bulk-job.ts'
import { insertBulk } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type State = { status: NewRow<'bulk'>['status']; job: Partial<NewRow<'job'>> }
const givenUp: State = { status: 'failed', job: { status: 'failed', attempts: 5, error_key: 'internal' } }

/** One of this operator's with somebody left to see to, and its job. */
async function given(operatorId: string, { status, job }: State) {
  const [id, userids] = [newId(), [(await server.given.person()).id]]
  const from = { ip: '192.0.2.1', user_agent: '', request_id: 'r1' }
  const row = {
    id,
    action: 'suspend',
    operator_id: operatorId,
    total: 1,
    created_at: new Date(),
    status,
    ...from,
  } as const
  await server.services.tx(platform, (db) => insertBulk(db, { ...row, meant: { userids } }))
  const jobId = await givenJob(server, { kind: bulkKind, key: id, payload: JSON.stringify({ id }), ...job })
  return { id, jobId }
}

test('one that was given up waits for the other that its operator has under way, whoever begins it again', async () => {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  const failed = await given(operator.person.id, givenUp)
  const inAnHour = new Date(Date.now() + 3_600_000)
  const elsewhere = { status: 'running', attempts: 1, lease_until: inAnHour } as const
  const other = await given(operator.person.id, { status: 'running', job: elsewhere })
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
