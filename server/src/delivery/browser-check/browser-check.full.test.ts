import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { until } from '../../test/until.ts'
import { givenRunTeam as givenTeam } from './test/given-team.ts'
import { startCheck } from './test/start-check.ts'

let stage: Awaited<ReturnType<typeof startCheck>>
beforeAll(async () => void (stage = await startCheck('/bin/false')))
afterAll(() => stage.close())

test('a browser that does not start is tried again, then given up with the reason; the version waits for an operator', async () => {
  const { slug, machine, operator, upload, check } = await givenTeam(stage.server, 'broken')
  const { id } = await upload('1.0.0')
  await until(async () => /Nothing|没有|It waits|等待/.test((await check('1.0.0'))?.msg ?? ''), 100)
  // The times between are another test's business.
  await until(async () => {
    await stage.server.services.tx(platform, (db) =>
      db
        .updateTable('job')
        .set({ lease_until: null })
        .where('kind', '=', 'browserCheck')
        .where('status', '=', 'queued')
        .execute(),
    )
    return (await check('1.0.0'))?.state === 'failed'
  }, 600)
  expect((await check('1.0.0'))?.msg).toMatch(/launch|browser|closed/i)
  expect((await machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBe('browserCheckMissing')
  await operator.call('runParcelVersion', { slug, id })
  expect(['waiting', 'running']).toContain((await check('1.0.0'))?.state)
}, 300_000)
