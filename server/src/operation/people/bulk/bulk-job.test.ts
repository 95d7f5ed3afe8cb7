import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType, type BulkAction } from '@atrium/shared-utility/contract'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { bulkJob } from './bulk-job.ts'
import { insertBulk } from './queries.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A bulk action that no process works on: the tests do. */
async function given(count: number, action: BulkAction = 'suspend') {
  const operator = await server.given.person({ userType: UserType.operator })
  const userids: string[] = []
  for (let made = 0; made < count; made += 1) userids.push((await server.given.person()).id)
  const id = newId()
  const from = { ip: '192.0.2.1', user_agent: '', request_id: 'r1' }
  const row = {
    id,
    action,
    operator_id: operator.id,
    total: count,
    created_at: new Date(),
    ...from,
  } as const
  await server.services.tx(platform, (db) => insertBulk(db, { ...row, meant: { userids } }))
  return { id, operator, userids }
}

type Working = { hold?: () => Promise<boolean>; stopping?: AbortSignal; shares?: number[]; clock?: () => Date }

function work(
  id: string,
  {
    hold = async () => true,
    stopping = new AbortController().signal,
    shares = [],
    clock = () => new Date(),
  }: Working = {},
) {
  const [step] = bulkJob.steps
  if (step === undefined || !('work' in step)) throw new Error('a bulk action works by itself')
  const progress = async (_db: unknown, share: number) => void shares.push(share)
  const { services } = server
  return step.work({ id }, { jobId: id, now: clock(), clock, newId, services, hold, progress, stopping })
}

async function seen(id: string) {
  const { seen: count, status } = await server.services.tx(platform, (db) =>
    db.selectFrom('bulk').select(['seen', 'status']).where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return { count, status }
}

async function acts(operatorId: string) {
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('audit_log').select('target_id').where('actor_id', '=', operatorId).execute(),
  )
  return rows.map(({ target_id: target }) => target)
}

test('a job that is stopped goes on where it was, and no person is handled twice or left out', async () => {
  const { id, operator, userids } = await given(5)
  const stop = new AbortController()
  stop.abort()
  expect(await work(id, { stopping: stop.signal })).toBe('later')
  expect(await seen(id)).toEqual({ count: 1, status: 'running' })
  // The process is killed, so to say: its transaction is gone with what it did.
  let held = 0
  const killed = work(id, {
    hold: async () => {
      held += 1
      if (held === 3) throw new Error('killed')
      return true
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await seen(id)).toEqual({ count: 3, status: 'running' })
  expect(await work(id)).toBe('done')
  expect(await seen(id)).toEqual({ count: 5, status: 'done' })
  expect((await acts(operator.id)).toSorted()).toEqual(userids.toSorted())
})

test('the job says how far it is while it goes on', async () => {
  const { id } = await given(4)
  const shares: number[] = []
  await work(id, { shares })
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
})

test('two processes at once see to each person once', async () => {
  const { id, operator, userids } = await given(6)
  await Promise.all([work(id), work(id)])
  expect(await seen(id)).toEqual({ count: 6, status: 'done' })
  expect((await acts(operator.id)).toSorted()).toEqual(userids.toSorted())
})

test('one that was cancelled, or taken over, does nothing more', async () => {
  const { id, operator } = await given(2)
  expect(await work(id, { hold: async () => false })).toBe('done')
  await server.services.tx(
    platform,
    (db) => bulkJob.cancelled?.({ id }, { db, services: server.services, now: new Date() }) ?? Promise.resolve(),
  )
  expect(await work(id)).toBe('done')
  expect(await seen(id)).toEqual({ count: 0, status: 'cancelled' })
  expect(await acts(operator.id)).toEqual([])
})

test('an operator who is one no more does nothing more', async () => {
  const { id, operator, userids } = await given(2)
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('id', '=', operator.id).execute(),
  )
  await work(id)
  const rows = await server.services.tx(platform, (db) =>
    db.selectFrom('bulk_row').select('result').where('bulk_id', '=', id).execute(),
  )
  expect(rows.map(({ result }) => result)).toEqual(userids.map(() => 'notAllowed'))
})

test('V11: a person who has to choose another password is asked by the clock that all processes have, not by this machine’s', async () => {
  const { id, userids } = await given(1, 'askPassword')
  const shared = new Date(Date.now() - 2 * 60 * 60_000)
  await work(id, { clock: () => shared })
  const [userId = ''] = userids
  // Later than that by the shared clock, though the machine that asked has been ahead of it.
  const asked = await server.services.tx(platform, (db) =>
    db.selectFrom('credential').select('change_asked_at').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  )
  expect(asked.change_asked_at).toEqual(shared)
})
