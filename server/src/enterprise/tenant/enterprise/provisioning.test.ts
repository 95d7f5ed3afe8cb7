import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { provisionSteps, UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { runNext } from '../../../foundation/job/runner.ts'
import { insertPerson } from '../../../identity/people/person/queries.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { provisionKind } from './progress-query.ts'
import { provisioning } from './provisioning.ts'
import { insertEnterprise } from './queries.ts'
import { starterApplications } from './starter.ts'
import { builtInRoles } from '../../../identity/people/membership/built-in-roles.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(async () => server.close())

const hourMs = 3_600_000
// The first transaction takes the job, each further one is a step: a crash before any of them, and after the last.
const crashes = Array.from({ length: provisionSteps.length + 2 }, (_, transactions) => transactions)

test.each(crashes)(
  'killed after %i transactions, a provisioning is finished by the next process, with one administrator',
  async (survived) => {
    const entId = await addUnprovisioned()
    await run(dyingAfter(survived), hourMs)
    await run(server.services.tx, 2 * hourMs)
    await run(server.services.tx, 3 * hourMs)
    expect(await stateOf(entId)).toEqual({
      status: 'active',
      job: 'done',
      percent: 100,
      members: [{ user_type: UserType.administrator, is_owner: true }],
      userCount: 1,
      credentials: 1,
      roles: builtInRoles.length,
      rolesOfAdministrator: 1,
      applications: starterApplications.length,
      messages: 1,
    })
  },
)

test('the percentage grows with every step that is done', async () => {
  const entId = await addUnprovisioned()
  const seen: number[] = []
  // Only taken at first; then taken again and one step further, each time.
  for (const [process, transactions] of [1, 2, 2, 2, 2, 2].entries()) {
    await run(dyingAfter(transactions), (process + 1) * hourMs)
    seen.push((await stateOf(entId)).percent)
  }
  expect(seen).toEqual([0, 20, 40, 60, 80, 100])
})

/** A process that is gone after so many transactions: what it would do next, even saying that it failed, does not happen. */
function dyingAfter(transactions: number): Transact {
  let left = transactions
  return async (scope, work) => {
    if (left === 0) throw new Error('the process is gone')
    left -= 1
    return server.services.tx(scope, work)
  }
}

// Hours ahead of the server's own runner, so that it never sees these jobs as left behind.
async function run(tx: Transact, aheadMs: number) {
  const services = { ...server.services, tx }
  const now = () => new Date(Date.now() + aheadMs)
  const log = pino({ level: 'silent' })
  await runNext({ jobs: [provisioning], services, log, now }).catch(() => 'as a killed process would')
}

async function addUnprovisioned() {
  const [entId, userId] = [newId(), newId()]
  await server.services.tx(platform, async (db) => {
    await insertPerson(db, { id: userId, login_id: `a-${userId}`, name: 'Admin', status: 'invited' })
    await insertEnterprise(db, { id: entId, name: `Sample ${entId}`, owner_user_id: userId })
    const leaseUntil = new Date(Date.now() + hourMs / 2)
    const job = { id: newId(), kind: provisionKind, key: entId, payload: JSON.stringify({ entId }) }
    await db
      .insertInto('job')
      .values({ ...job, status: 'running', lease_until: leaseUntil })
      .execute()
  })
  return entId
}

async function stateOf(entId: string) {
  return server.services.tx(platform, async (db) => {
    const enterprise = await db.selectFrom('enterprise').selectAll().where('id', '=', entId).executeTakeFirstOrThrow()
    const job = await db.selectFrom('job').selectAll().where('key', '=', entId).executeTakeFirstOrThrow()
    const userId = enterprise.owner_user_id ?? ''
    const count = async (table: 'role' | 'role_member' | 'application') => {
      const rows = await db.selectFrom(table).select('ent_id').where('ent_id', '=', entId).execute()
      return rows.length
    }
    return {
      status: enterprise.status,
      job: job.status,
      percent: job.percent,
      members: await db
        .selectFrom('membership')
        .select(['user_type', 'is_owner'])
        .where('ent_id', '=', entId)
        .execute(),
      userCount: enterprise.user_count,
      credentials: (await db.selectFrom('credential').select('kind').where('user_id', '=', userId).execute()).length,
      roles: await count('role'),
      rolesOfAdministrator: await count('role_member'),
      applications: await count('application'),
      messages: (await db.selectFrom('message').select('id').where('key', '=', `welcome:${entId}`).execute()).length,
    }
  })
}
