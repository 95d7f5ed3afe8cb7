import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readInProcess } from '../../../foundation/file/reader/read-in-process.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed } from './test/given-upload.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let team: Awaited<ReturnType<typeof givenDeployer>>

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true, readFile: readInProcess })
  team = await givenDeployer(server)
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test.each([1500, 1600, 2000, 4000])(
  'a manifest that is %i deep is refused, and other callers are answered',
  async (depth) => {
    const { manifest, files } = aVersion(team, '7.7.7')
    let deep: unknown[] = []
    for (let turn = 0; turn < depth; turn += 1) deep = [deep]
    const content = await packed({ manifest: { ...manifest, x: deep }, files })
    const answer = await team.machine.tryCall('uploadArtifact', {}, { content })
    expect(answer).toMatchObject({ status: 400, error: 'artifactUnreadable' })
    expect((await server.client().fetch('/livez')).status).toBe(200)
  },
)
