import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makePortalFolder, writePortal } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { approvedRelease } from '../../delivery/release/proposal/test/given-operators.ts'
import { digestOfRevision } from './append.ts'
import { released, revisionsOf, startReleasing, teamParcel } from './test/given-release.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeEach(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterEach(() => stage.close())

const accept = { accept: 'text/html,*/*' }

test('what a server has built is its first revision, and another start on it adds none', async () => {
  await server.restart()
  const revisions = await revisionsOf(server)
  expect(revisions).toMatchObject([{ number: 1, parent_id: null, made_by_kind: 'build', made_by: null }])
  expect(Object.keys(revisions[0]?.entries ?? {}).toSorted()).toEqual([
    'boot',
    'shared',
    'shell',
    'sign-in',
    'workbench',
  ])
  expect(revisions[0]?.entries).toEqual(revisions[0]?.built)
})

test('two processes that find a new build at once make one revision of it, of that one part', async () => {
  await forgetRegistered()
  await writePortal(stage.folder, { version: '1.0.1' })
  const others = await Promise.all([server.startAnother(), server.startAnother()])
  await Promise.all(others.map((other) => other.stop()))
  const [first, second, ...rest] = await revisionsOf(server)
  expect(rest).toEqual([])
  expect(second).toMatchObject({ number: 2, parent_id: first?.id })
  expect(changed(first?.entries, second?.entries)).toEqual(['workbench'])
  expect(second?.digest).toBe(second && digestOfRevision(second, first?.digest ?? null))
})

test('what a team has released stays, and what was taken out stays out, until the build has another one of it', async () => {
  await released(server, teamParcel('orders', '2.0.0'))
  await approvedRelease(server, { 'sign-in': null })
  const taken = await released(server, teamParcel('workbench', '9.0.0'))
  await forgetRegistered()
  await server.restart()
  expect((await revisionsOf(server)).at(-1)?.id).toBe(taken.id)
  await writePortal(stage.folder, { version: '1.0.1' })
  await server.restart()
  const last = (await revisionsOf(server)).at(-1)
  expect(last?.entries['orders']).toBe(taken.entries['orders'])
  expect(last?.entries['sign-in']).toBeUndefined()
  expect(last?.entries['workbench']).not.toBe(taken.entries['workbench'])
})

test('a machine that starts again on a build which others have overtaken does not bring it back', async () => {
  const note = path.join(server.dataFolder, 'assets/registered.json')
  const own = await readFile(note)
  // Another machine, which has the next build.
  await forgetRegistered()
  await writePortal(stage.folder, { version: '1.0.1' })
  await server.restart()
  const [, second] = await revisionsOf(server)
  await writeFile(note, own)
  await writePortal(stage.folder)
  await server.restart()
  expect((await revisionsOf(server)).at(-1)?.id).toBe(second?.id)
  const { body } = await server.client().fetch('/home/login', { headers: accept })
  expect(String(body)).toContain('/assets/parcels/workbench/main.w.js')
})

test('a store that cannot be written keeps no page from this machine’s own build', async () => {
  const portal = await makePortalFolder()
  const built = path.join(portal.folder, 'importmap/dist/portal.json')
  await rename(built, `${built}.away`)
  const broken = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  await rename(`${built}.away`, built)
  await rm(path.join(broken.dataFolder, 'files'), { recursive: true, force: true })
  await writeFile(path.join(broken.dataFolder, 'files'), 'no folder')
  await broken.restart()
  const page = await broken.client().fetch('/home/login', { headers: accept })
  expect([page.status, String(page.body).includes('/assets/shell/main.abc.js')]).toEqual([200, true])
  expect(await revisionsOf(broken)).toEqual([])
  await broken.close()
  await portal.remove()
})

test('a build that comes while a server runs is registered by the process that is asked for a page', async () => {
  await writePortal(stage.folder, { version: '1.0.7' })
  await until(async () => {
    await server.client().fetch('/home/login', { headers: accept })
    return (await revisionsOf(server)).length === 2
  })
})

/** Makes the machine forget what it has registered, like another machine. */
async function forgetRegistered() {
  await rm(path.join(server.dataFolder, 'assets/registered.json'), { force: true })
}

function changed(one: Record<string, string> = {}, other: Record<string, string> = {}) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((slug) => one[slug] !== other[slug])
}
