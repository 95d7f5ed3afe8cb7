import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { holdHead } from '../../../portal/revision/test/hold-head.ts'
import { releasedBy, uploaded } from './test/given-upload.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('a token that is revoked while its release waits for its turn releases nothing', async () => {
  const team = await givenDeployer(server)
  await releasedBy(team, '1.0.0')
  await uploaded(team, '1.1.0')
  const other = await holdHead(server)
  const asked = team.machine.tryCall('releaseOwnParcel', { version: '1.1.0' })
  await other.wait(1)
  await team.operator.call('revokeDeployToken', { slug: team.slug, id: team.token.id })
  await other.letGo()
  expect(await asked).toMatchObject({ status: 401, error: 'deployTokenInvalid' })
  expect(await team.operator.call('getTeamParcel', { slug: team.slug })).toMatchObject({ inForce: '1.0.0' })
})
