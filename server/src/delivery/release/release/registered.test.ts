import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { runSql } from '../../../test/cluster.ts'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { releasedBy } from './test/given-upload.ts'

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

type Team = Awaited<ReturnType<typeof givenDeployer>>

/** The revision in which a parcel ran that was withdrawn after that. */
async function withdrawn(team: Team) {
  const { id } = await releasedBy(team, '1.0.0')
  await team.operator.call('withdrawParcel', { slug: team.slug, reason: 'over' })
  return id
}

async function broughtBack({ operator }: Team, id: string) {
  const { list } = await operator.call('listRevisions', {})
  return operator.tryCall('bringRevisionBack', { id, head: list[0]?.id ?? '', reason: 'back' })
}

test('a slug that a team has released under is registered for no other team, and for the same one again', async () => {
  const former = await givenDeployer(server, { slug: 'crm', team: 'sales', paths: ['/crm'] })
  await withdrawn(former)
  await former.operator.call('removeTeamParcel', { slug: 'crm' })
  const again = { slug: 'crm', contact: 'x', paths: ['/crm'] }
  const other = await former.operator.tryCall('addTeamParcel', { ...again, team: 'others' })
  expect(other.error).toBe('parcelSlugTaken')
  await former.operator.call('addTeamParcel', { ...again, team: 'sales' })
  expect((await former.operator.call('listParcelVersions', { slug: 'crm' })).total).toBe(1)
})

test('a version that has another team’s name is not put in force', async () => {
  const team = await givenDeployer(server, { slug: 'renamed', team: 'first', paths: ['/renamed'] })
  await withdrawn(team)
  // The state of a version that was on its way while its parcel was registered for another team.
  await runSql(server.address, `update parcel set team = 'second' where slug = 'renamed'`)
  expect((await team.machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBe('notFound')
})

test('a revision is not brought back with a parcel that is registered no more', async () => {
  const team = await givenDeployer(server, { slug: 'gone', paths: ['/gone'] })
  const id = await withdrawn(team)
  await team.operator.call('removeTeamParcel', { slug: 'gone' })
  expect((await broughtBack(team, id)).error).toBe('releaseParcelGone')
  await team.operator.call('addTeamParcel', { slug: 'gone', team: team.team, contact: 'x', paths: ['/gone'] })
  expect((await broughtBack(team, id)).status).toBe(200)
})

test('a revision is not brought back with a page that is at none of its parcel’s paths any more', async () => {
  const team = await givenDeployer(server, { slug: 'moved', paths: ['/moved'] })
  const id = await withdrawn(team)
  await team.operator.call('updateTeamParcel', { slug: 'moved', contact: 'x', paths: ['/elsewhere'], version: 1 })
  const heir = await givenDeployer(server, { slug: 'heir', paths: ['/moved'] })
  await releasedBy(heir, '1.0.0')
  expect((await broughtBack(team, id)).error).toBe('parcelPathLost')
})

test('what runs of a parcel without a registration can be withdrawn', async () => {
  const team = await givenDeployer(server, { slug: 'orphan', paths: ['/orphan'] })
  await releasedBy(team, '1.0.0')
  // The state that a revision left that was brought back before this was refused.
  await runSql(server.address, `delete from deploy_token where parcel = 'orphan'`)
  await runSql(server.address, `delete from parcel where slug = 'orphan'`)
  const before = await team.operator.call('listRevisions', { slug: 'orphan' })
  await team.operator.call('withdrawParcel', { slug: 'orphan', reason: 'over' })
  const { list } = await team.operator.call('listRevisions', { slug: 'orphan' })
  expect(list).toHaveLength(before.list.length + 1)
  expect(list[0]?.changes).toEqual([{ slug: 'orphan', before: '1.0.0', after: null }])
})
