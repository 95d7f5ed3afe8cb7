import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writePortal } from '../../test/portal-fixture.ts'
import type { TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { release, released, startReleasing, teamParcel } from './test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeEach(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterEach(() => stage.close())

test('where a machine cannot note that its build is registered, what teams have released is shown all the same', async () => {
  await released(server, teamParcel('orders', '1.0.0'))
  await writePortal(stage.folder, { version: '1.0.1' })
  await spoilNote()
  await server.restart()
  await until(async () => (await parcels()).includes('@atrium/workbench@1.0.1'), 50)
  expect(await parcels()).toContain('@team/orders@1.0.0')
})

test('while a build cannot be registered, what is taken back meanwhile is taken back', async () => {
  await released(server, teamParcel('orders', '1.0.0'))
  await until(async () => (await parcels()).includes('@team/orders@1.0.0'), 50)
  // Its files are not what it says: it is no release.
  await writePortal(stage.folder, { version: '1.0.1', css: ['gone.css'] })
  await rm(path.join(stage.folder, 'workbench/gone.css'))
  await server.client().fetch('/home/login', { headers: { accept: 'text/html' } })
  await release(server, { changes: { orders: null } })
  await until(async () => !(await parcels()).includes('@team/orders@1.0.0'), 50)
  expect(await parcels()).toContain('@atrium/workbench@1.0.0')
})

/** A folder stands where the note is written: as on a disk that is full, or may only be read. */
async function spoilNote() {
  const at = path.join(server.dataFolder, 'assets/registered.json')
  await rm(at)
  await mkdir(path.join(at, 'x'), { recursive: true })
}

async function parcels() {
  const portal = await server.services.portalFor({ entId: null, session: null })
  return (portal?.build.parcels ?? []).map(({ declaration, version }) => `${declaration.name}@${version}`)
}
