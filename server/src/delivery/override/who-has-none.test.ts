import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { runSql } from '../../test/cluster.ts'
import { actingAs } from '../../operation/people/acting/test/given-acting.ts'
import { list, setRule } from '../../operation/setting/white-list/test/given.ts'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../release/release/test/given-upload.ts'
import { askedFor, developing, pageFor, secretOf, versionFor, type Team } from './test/given-override.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let team: Team

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  team = await givenDeployer(server)
  await releasedBy(team, '1.0.0')
  await uploaded(team, '2.0.0')
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

async function reviewing(link: { path: string }) {
  const reviewer = await server.given.signedIn()
  await server.given.confirm(reviewer)
  await reviewer.call('takePreview', { secret: secretOf(link) })
  return reviewer
}

test('an operator who acts as a person neither has what that person sees, nor takes anything for them', async () => {
  const { person } = await developing(server, team)
  await until(async () => (await versionFor(person, team)) === 'dev')
  const { id, entId, loginId } = person.person
  const acting = await actingAs(server, { id, entid: entId ?? '' })
  expect(await versionFor(acting, team)).toBe('1.0.0')
  const asked = await team.machine.call('askOverride', askedFor(team, loginId))
  const link = await team.machine.call('addOwnPreview', { version: '2.0.0' })
  expect((await acting.tryCall('confirmOverride', { id: asked.id })).error).toBe('actingOutOfReach')
  expect((await acting.tryCall('takePreview', { secret: secretOf(link) })).error).toBe('actingOutOfReach')
  // The person themself goes on.
  expect(await versionFor(person, team)).toBe('dev')
})

test('none of the platform’s own people has a preview that a token has made, also when they became that later (S2)', async () => {
  const link = await team.machine.call('addOwnPreview', { version: '2.0.0', seats: 5 })
  const secret = secretOf(link)
  for (const userType of [UserType.operator, UserType.saasAdministrator]) {
    const staff = await server.given.signedIn({ userType })
    await server.given.confirm(staff)
    expect((await staff.tryCall('findPreview', { secret })).error).toBe('previewForStaff')
    expect((await staff.tryCall('takePreview', { secret })).error).toBe('previewForStaff')
  }
  const reviewer = await reviewing(link)
  await until(async () => (await versionFor(reviewer, team)) === '2.0.0')
  await runSql(server.address, `update user_account set platform_type = 7 where id = '${reviewer.person.id}'`)
  await until(async () => (await versionFor(reviewer, team)) === '1.0.0')
  // One that an operator has made is theirs to look at.
  await server.given.confirm(team.operator)
  const { list: versions } = await team.operator.call('listParcelVersions', { slug: team.slug })
  const { id = '' } = versions.find(({ version }) => version === '2.0.0') ?? {}
  const own = await team.operator.call('addPreview', { slug: team.slug, id })
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  await operator.call('takePreview', { secret: secretOf(own) })
  await until(async () => (await versionFor(operator, team)) === '2.0.0')
})

test('a preview is taken by a person who confirms who they are, and by no stolen session (S2)', async () => {
  const link = await team.machine.call('addOwnPreview', { version: '2.0.0' })
  const reviewer = await server.given.signedIn()
  expect((await reviewer.tryCall('takePreview', { secret: secretOf(link) })).error).toBe('stepUpRequired')
  expect(await versionFor(reviewer, team)).toBe('1.0.0')
})

test('what the white list keeps from an enterprise neither a preview nor a developer’s machine opens there', async () => {
  const { person } = await developing(server, team)
  const reviewer = await reviewing(await team.machine.call('addOwnPreview', { version: '2.0.0' }))
  await until(async () => (await versionFor(person, team)) === 'dev' && (await versionFor(reviewer, team)) === '2.0.0')
  await server.given.confirm(team.operator)
  await list(team.operator, { kind: 'plugin', value: team.slug, entid: reviewer.person.entId ?? '' })
  await setRule(team.operator, 'plugin', true)
  await until(async () => (await versionFor(person, team)) === undefined)
  const { routes } = (await pageFor(person)).config
  expect(routes.find(({ app }) => app === `@${team.team}/${team.slug}`)?.refused).toBe('pluginNotListed')
  // Where it is listed, the version that the person was let see is shown.
  expect(await versionFor(reviewer, team)).toBe('2.0.0')
  await setRule(team.operator, 'plugin', false)
})

test('a person who signs out has nothing any more when they come back', async () => {
  const { person } = await developing(server, team)
  await until(async () => (await versionFor(person, team)) === 'dev')
  await person.call('signOut', {})
  const again = await server.given.signIn(person.person)
  expect(await versionFor(again, team)).toBe('1.0.0')
  expect(await again.call('listOwnOverrides', {})).toEqual([])
})
