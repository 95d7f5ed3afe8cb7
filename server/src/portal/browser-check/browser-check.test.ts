import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenRunTeam as givenTeam } from './test/given-team.ts'
import { makeWorkingPortal } from './test/given-page.ts'

let portal: Awaited<ReturnType<typeof makeWorkingPortal>>
let without: TestServer | null = null
let broken: TestServer | null = null
const start = (ATRIUM_CHROMIUM: string) =>
  startTestServer({
    repositoryFolder: portal.folder,
    releases: true,
    environment: { ATRIUM_CHROMIUM, ATRIUM_CHROMIUM_SANDBOX: 'off' },
  })
beforeAll(async () => {
  portal = await makeWorkingPortal()
  without = await start('off')
  broken = await start('/bin/false')
}, 240_000)
afterAll(async () => {
  await Promise.all([without?.close(), broken?.close()])
  await portal.remove()
}, 120_000)

test('where there is no browser the version says so, and the setting decides whether it is released', async () => {
  const { slug, machine, operator, upload, require } = await givenTeam(without, 'plain')
  const { id } = await upload('1.0.0')
  const [version] = (await operator.call('listParcelVersions', { slug })).list
  expect(version?.browserCheck).toMatchObject({ state: 'unavailable', msg: expect.stringMatching(/Chromium/) })
  await require('required')
  expect(await machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).toMatchObject({
    status: 409,
    error: 'browserCheckMissing',
    msg: expect.stringMatching(/Chromium/),
  })
  expect((await operator.tryCall('releaseParcelVersion', { slug, id, reason: 'now' })).error).toBe(
    'browserCheckMissing',
  )
  await require('ifAvailable')
  await machine.call('releaseOwnParcel', { version: '1.0.0' })
})

test('where nobody wants it nothing is said of it, until an operator asks', async () => {
  const { slug, operator, upload, check, require } = await givenTeam(without, 'quiet')
  await require('notUsed')
  const { id } = await upload('1.0.0')
  expect(await check('1.0.0')).toBeNull()
  await operator.call('runParcelVersion', { slug, id })
  expect(await check('1.0.0')).toMatchObject({ state: 'unavailable' })
  await require('ifAvailable')
})

test('a browser that does not start is tried again, then given up with the reason; the version waits for an operator', async () => {
  const { slug, machine, operator, upload, check } = await givenTeam(broken, 'broken')
  const { id } = await upload('1.0.0')
  await until(async () => /Nothing|没有|It waits|等待/.test((await check('1.0.0'))?.msg ?? ''), 100)
  // The times between are another test's business.
  await until(async () => {
    await broken?.services.tx(platform, (db) =>
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
