import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { findChromium } from '@atrium/importmap/gate/browser'
import { startChild } from '../../../test/child-server.ts'
import { createClient, type Client } from '../../../test/client.ts'
import { makeDataFolder } from '../../../test/data-folder.ts'
import { until } from '../../../test/until.ts'
import { bearer } from '../../deploy-token/test/given-deployer.ts'
import { mountable } from '../test/given-page.ts'

const chromium = findChromium(process.env.CHROMIUM_PATH ?? null)
const password = 'correct horse battery'
const team = { slug: 'stuck', team: 'rockets', paths: ['/stuck'] }
let place: Awaited<ReturnType<typeof makeDataFolder>>
let child: Awaited<ReturnType<typeof startChild>>
let operator: Client

beforeAll(async () => {
  if (chromium === null) throw new Error('There is no Chromium to run a version by; set CHROMIUM_PATH to one')
  place = await makeDataFolder()
  await start()
}, 240_000)
afterAll(async () => {
  await child.end('SIGTERM')
  await place.remove()
}, 120_000)

async function start() {
  child = await startChild(place.folder, {
    ATRIUM_DEMO_PASSWORD: password,
    ATRIUM_DRAIN_SECONDS: '0',
    ATRIUM_CHROMIUM: chromium ?? 'none',
    ATRIUM_CHROMIUM_SANDBOX: 'off',
  })
  operator = createClient(child.url)
  await until(async () => (await operator.tryCall('signIn', { loginId: 'operator', password })).status === 200)
  await operator.call('verifyPassword', { op: 'verify', password })
}

test('a server that is killed while it runs a version takes the run up again after its restart, and says what came of it', async () => {
  await operator.call('addTeamParcel', { ...team, contact: '火箭组 / The rocket team' })
  const { token } = await operator.call('addDeployToken', { slug: team.slug, label: 'CI', days: 3 })
  const content = await mountable(team, '1.0.0')
  const { id } = await createClient(child.url, bearer(token)).call('uploadArtifact', {}, { content })
  const state = async () =>
    (await operator.call('getParcelVersion', { slug: team.slug, id })).browserCheck?.state ?? 'unknown'
  await until(async () => (await state()) === 'running', 20)
  await child.end('SIGKILL')
  await start()
  expect(['waiting', 'running']).toContain(await state())
  await until(async () => !/waiting|running/.test(await state()), 200)
  expect(await state()).toBe('passed')
  expect((await operator.call('listJobs', { kind: 'browserCheck' })).list[0]?.attempts).toBe(2)
}, 600_000)
