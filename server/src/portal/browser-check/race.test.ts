import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { makeWorkingPortal } from './test/given-page.ts'
import { givenRunTeam } from './test/given-team.ts'

let portal: Awaited<ReturnType<typeof makeWorkingPortal>>
let server: TestServer

// Each version is to be run, and what should run it never ends well.
beforeAll(async () => {
  portal = await makeWorkingPortal()
  const environment = { ATRIUM_CHROMIUM: '/bin/false', ATRIUM_CHROMIUM_SANDBOX: 'off' }
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true, environment })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('whoever releases a version again and again while it is uploaded does not get it in force before it was run', async () => {
  const { machine, upload } = await givenRunTeam(server, 'hasty')
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    let isUploaded = false
    const uploading = upload(version).finally(() => (isUploaded = true))
    const release = async () => {
      const found = new Set<string | null>()
      while (!isUploaded) found.add((await machine.tryCall('releaseOwnParcel', { version })).error)
      return [...found]
    }
    const found = (await Promise.all([release(), release(), release(), release()])).flat()
    await uploading
    expect(found).not.toContain(null)
    expect((await machine.tryCall('releaseOwnParcel', { version })).error).toMatch(/^browserCheck/)
  }
  expect((await machine.call('getOwnParcel', {})).inForce).toBeNull()
})
