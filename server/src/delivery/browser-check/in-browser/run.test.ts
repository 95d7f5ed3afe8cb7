import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findChromium } from '@atrium/importmap/gate/browser'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { makeWorkingPortal } from '../test/given-page.ts'
import { givenRunTeam } from '../test/given-team.ts'

const chromium = findChromium(process.env.CHROMIUM_PATH ?? null)

let portal: Awaited<ReturnType<typeof makeWorkingPortal>>
let server: TestServer | null = null
beforeAll(async () => {
  portal = await makeWorkingPortal()
  if (chromium === null) throw new Error('There is no Chromium to run a version by; set CHROMIUM_PATH to one')
  server = await startTestServer({
    repositoryFolder: portal.folder,
    releases: true,
    environment: { ATRIUM_CHROMIUM: chromium, ATRIUM_CHROMIUM_SANDBOX: 'off' },
  })
}, 240_000)
afterAll(async () => {
  await server?.close()
  await portal.remove()
}, 120_000)

test('a good version is released once it was run, and says how far that is until then', async () => {
  const { slug, machine, operator, upload, check } = await givenRunTeam(server, 'good')
  const { id } = await upload('1.0.0')
  const early = await machine.tryCall('releaseOwnParcel', { version: '1.0.0' })
  // Unless this machine was as fast.
  expect([null, 'browserCheckRunning']).toContain(early.error)
  await until(async () => (await check('1.0.0'))?.state === 'passed', 600)
  const whole = await operator.call('getParcelVersion', { slug, id })
  expect(whole).toMatchObject({ report: [], browserCheck: { state: 'passed', endedAt: expect.any(String) } })
  expect(whole.browserCheck?.done).toBe(whole.browserCheck?.of)
  expect((await operator.tryCall('runParcelVersion', { slug, id })).error).toBe('browserCheckDone')
  if (early.status === 409) await machine.call('releaseOwnParcel', { version: '1.0.0' })
}, 300_000)

test('a version that leaves something is refused with what to change, rolled out to no person, and released by an operator’s force alone', async () => {
  const { slug, machine, operator, upload, check } = await givenRunTeam(server, 'leaks')
  const { id } = await upload('1.0.0', `addEventListener('resize',()=>0)`)
  await until(async () => (await check('1.0.0'))?.state === 'refused', 600)
  const { findings } = await machine.call('getOwnBrowserCheck', { version: '1.0.0' })
  expect(findings).toMatchObject([{ code: 'runListeners', level: 'refused', msg: expect.stringMatching(/resize/) }])
  expect((await operator.call('getParcelVersion', { slug, id })).report).toMatchObject([{ code: 'runListeners' }])
  expect((await machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBe('browserCheckRefused')
  expect((await machine.tryCall('beginOwnRollout', { version: '1.0.0', percent: 5 })).error).toBe('browserCheckRefused')
  const asked = { slug, id, reason: '紧急修复，监听器下个版本处理' }
  expect((await operator.tryCall('releaseParcelVersion', asked)).error).toBe('browserCheckRefused')
  await operator.call('releaseParcelVersion', { ...asked, force: true })
  const [entry] = (await operator.call('listAudit', { action: 'forceParcel' })).list
  const { diff } = await operator.call('getAudit', { id: entry?.id ?? '' })
  expect(diff).toMatchObject({ versionName: '1.0.0', reason: asked.reason, found: 'browserCheckRefused' })
}, 300_000)
