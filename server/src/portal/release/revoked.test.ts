import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { runSql } from '../../test/cluster.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { lockHead } from '../revision/revision-query.ts'
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

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

test('a token that is revoked while its release waits for its turn releases nothing', async () => {
  const team = await givenDeployer(server)
  await releasedBy(team, '1.0.0')
  await uploaded(team, '1.1.0')
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = server.services.tx(platform, async (db) => {
    await lockHead(db)
    isHeld.resolve()
    await isOver.promise
  })
  await isHeld.promise
  const asked = team.machine.tryCall('releaseOwnParcel', { version: '1.1.0' })
  await until(async () => (await runSql(server.address, waiting)).rows.length > 0)
  await team.operator.call('revokeDeployToken', { slug: team.slug, id: team.token.id })
  isOver.resolve()
  await holding
  expect(await asked).toMatchObject({ status: 401, error: 'deployTokenInvalid' })
  expect(await team.operator.call('getTeamParcel', { slug: team.slug })).toMatchObject({ inForce: '1.0.0' })
})
