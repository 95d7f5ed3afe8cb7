import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { prune } from './prune.ts'

const dayMs = 24 * 60 * 60_000
const standard = {
  sessionDays: 30,
  jobDays: 30,
  failedJobDays: 90,
  exportHours: 24,
  closedDays: 30,
  downloadDays: 366,
  auditDays: 0,
  telemetryDays: 90,
  versionDays: 180,
}
let server: TestServer
let root: Client

beforeAll(async () => {
  server = await startTestServer()
})
// Pruning ends sessions, too.
beforeEach(signInAgain)
afterAll(() => server.close())

async function signInAgain() {
  root = await server.given.signIn({ loginId: 'operator' })
  await root.call('verifyPassword', { op: 'verify', password })
}

function pruneAfter(days: number) {
  const at = new Date(Date.now() + days * dayMs)
  return prune({ ...server.services, now: () => at, signal: new AbortController().signal })
}

async function rowsByChain() {
  const { rows } = await runSql(
    server.address,
    `select coalesce(ent_id, '') as chain, min(seq)::int as first, max(seq)::int as last from audit_log group by 1 order by 1`,
  )
  return rows
}

const brokenAt = async () => (await root.call('verifyAudit', {})).broken

test('the audit log is kept for ever until operators say otherwise, and for half a year at least', async () => {
  expect((await root.tryCall('updateRetentionSetting', { ...standard, auditDays: 179, version: 0 })).status).toBe(400)
  const before = await rowsByChain()
  await pruneAfter(4000)
  expect(await rowsByChain()).toEqual(before)
})

test('S65: of what is older the beginning of each chain goes, and the rest still proves itself', async () => {
  const enterprise = await server.given.enterprise()
  const chains = [null, enterprise.id]
  await server.services.tx(platform, async (db) => {
    for (const entId of chains)
      for (const number of Array.from({ length: 3 }, (_, index) => index)) {
        const row = {
          id: `old${entId ?? ''}${number}`,
          ent_id: entId,
          action: 'signIn',
          target_kind: 'user',
          target_id: 'x',
        }
        await db.insertInto('audit_log').values(row).execute()
      }
  })
  await root.call('updateRetentionSetting', { ...standard, auditDays: 180, version: 0 })
  await server.services.settings.refresh()
  await pruneAfter(170)
  expect((await rowsByChain()).every(({ first }: Record<string, unknown>) => first === 1)).toBe(true)
  await pruneAfter(190)
  const left = await rowsByChain()
  expect(left.every(({ first, last }: Record<string, unknown>) => first === last)).toBe(true)
  expect(left.map(({ chain }: Record<string, unknown>) => chain)).toContain(enterprise.id)
  await signInAgain()
  expect(await brokenAt()).toBeNull()
  // The next row follows the row that stayed.
  await root.call('updateUploadSetting', {
    packageMegabytes: 400,
    packageGigabytesADay: 10,
    bundleMegabytes: 2048,
    version: 0,
  })
  expect(await brokenAt()).toBeNull()
})

test('S65: a beginning that was taken away in another way is found, and no connection may take one away by hand', async () => {
  const direct = server.services.tx(platform, async (db) => {
    await sql`select set_config('app.audit_cut', 'on', true)`.execute(db)
    await db.deleteFrom('audit_log').execute()
  })
  await expect(direct).rejects.toThrow('permission denied')
  for (const packageMegabytes of [401, 402])
    await root.call('updateUploadSetting', {
      packageMegabytes,
      packageGigabytesADay: 10,
      bundleMegabytes: 2048,
      version: packageMegabytes - 400,
    })
  const first = `select min(seq) from audit_log where ent_id is null`
  await runSql(
    server.address,
    `begin; select set_config('app.audit_cut', 'on', true);
     delete from audit_log where ent_id is null and seq = (${first}); commit`,
  )
  expect(await brokenAt()).toMatchObject({ chain: '' })
})
