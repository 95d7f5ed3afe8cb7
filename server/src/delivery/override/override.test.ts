import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { makePortalFolder } from '../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../release/release/test/given-upload.ts'
import { mayDevelop } from './allowed.ts'
import { address, askedFor, developing, pageFor, secretOf, versionFor, type Team } from './test/given-override.ts'

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

test('a person who opens a preview’s link has that version, in this session and nowhere else, and so do their open pages', async () => {
  const link = await team.machine.call('addOwnPreview', { version: '2.0.0' })
  const reviewer = await server.given.signedIn()
  const offer = await reviewer.call('findPreview', { secret: secretOf(link) })
  expect(offer).toMatchObject({ kind: 'preview', slug: team.slug, version: '2.0.0', madeBy: 'CI' })
  expect(await versionFor(reviewer, team)).toBe('1.0.0')
  await server.given.confirm(reviewer)
  const { home } = await reviewer.call('takePreview', { secret: secretOf(link) })
  expect(home).toBe(`${team.paths[0]}/home`)
  await until(async () => (await versionFor(reviewer, team)) === '2.0.0')
  const { config, policy, html } = await pageFor(reviewer)
  expect(config.overridden).toBe('')
  expect([policy, html].join()).not.toContain('127.0.0.1:5199')
  const elsewhere = await server.given.signIn(reviewer.person)
  expect(await versionFor(elsewhere, team)).toBe('1.0.0')
  expect(await versionFor(server.client(), team)).toBe('1.0.0')
})

test('what a developer’s machine serves is in the pages of the session that confirmed it, and in no others', async () => {
  const { person } = await developing(server, team)
  await until(async () => (await versionFor(person, team)) === 'dev')
  const { config, policy, html } = await pageFor(person)
  expect(config.overridden).toBe(address)
  const [app] = config.apps.filter(({ version }) => version === 'dev')
  expect(app).toMatchObject({ url: `${address}entry.js`, css: [{ url: `${address}entry.css`, integrity: '' }] })
  expect(html).toContain(`data-local="${address}"`)
  expect(policy.split(/[;,] /).filter((rule) => rule.includes('127.0.0.1'))).toEqual([
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/=]+' http:\/\/127\.0\.0\.1:5199\/\w+\/$/),
    expect.stringMatching(/^style-src .* http:\/\/127\.0\.0\.1:5199\/\w+\/$/),
    expect.stringMatching(/^img-src /),
    expect.stringMatching(/^font-src /),
    expect.stringMatching(/^connect-src /),
  ])
  expect(policy).toContain('trusted-types atrium-loader default atrium-local')
  for (const other of [server.client(), await server.given.signedIn(), await server.given.signIn(person.person)]) {
    const page = await pageFor(other)
    expect([page.policy, page.html, JSON.stringify(page.config)].join()).not.toMatch(/127\.0\.0\.1:5199|atrium-local/)
  }
})

test('a parcel that was never released is developed with its own pages', async () => {
  const fresh = await givenDeployer(server)
  const { person } = await developing(server, fresh)
  await until(async () => (await versionFor(person, fresh)) === 'dev')
  const { config } = await pageFor(person)
  expect(config.routes.map(({ path }) => path)).toContain(`${fresh.paths[0]}/home`)
})

test('it goes on when the session goes on under another id', async () => {
  const { person } = await developing(server, team)
  await until(async () => (await versionFor(person, team)) === 'dev')
  await person.call('switchEnterprise', { entId: person.person.entId ?? '' })
  await until(async () => (await versionFor(person, team)) === 'dev')
})

test('its person, its token and operators each end it at once, and all of it is written down', async () => {
  const one = await developing(server, team)
  await until(async () => (await versionFor(one.person, team)) === 'dev')
  expect(await one.person.call('listOwnOverrides', {})).toMatchObject([{ id: one.id, isHere: true, port: 5199 }])
  await one.person.call('endOwnOverride', { id: one.id })
  await until(async () => (await versionFor(one.person, team)) === '1.0.0')
  expect(await team.machine.call('getAskedOverride', { id: one.id })).toMatchObject({ state: 'over' })

  const two = await developing(server, team)
  await until(async () => (await versionFor(two.person, team)) === 'dev')
  expect(await team.machine.call('getAskedOverride', { id: two.id })).toMatchObject({ state: 'live' })
  await team.machine.call('endAskedOverride', { id: two.id })
  await until(async () => (await versionFor(two.person, team)) === '1.0.0')

  const three = await developing(server, team)
  await until(async () => (await versionFor(three.person, team)) === 'dev')
  const { list } = await team.operator.call('listOverrides', { state: 'live', kind: 'dev', iSearch: team.slug })
  const { loginId } = three.person.person
  expect(list.find(({ id }) => id === three.id)).toMatchObject({
    people: [{ loginId, isLive: true, firstUsedAt: expect.any(String) }],
  })
  await team.operator.call('revokeOverride', { id: three.id })
  await until(async () => (await versionFor(three.person, team)) === '1.0.0')
  for (const action of ['askOverride', 'confirmOverride', 'useOverride', 'endOverride', 'revokeOverride'])
    expect((await team.operator.call('listAudit', { action })).total).toBeGreaterThan(0)
})

test('what a developer’s machine declares is held to the bounds that the gate has, and refused with what to change', async () => {
  const { person } = await server.given.signedIn()
  const asked = askedFor(team, person.loginId)
  const [route] = asked.declaration.routes
  if (route === undefined) throw new Error('it declares a page')
  const menu = { group: 'work' as const, order: 1, icon: 'box' }
  const answerTo = (change: Partial<typeof route>, times = 1) => {
    const routes = Array.from({ length: times }, (_, n) => ({ ...route, path: `${team.paths[0]}/p${n}`, ...change }))
    return team.machine.tryCall('askOverride', { ...asked, declaration: { ...asked.declaration, routes } })
  }
  const wrong = [
    ['tooMany', await answerTo({}, 101)],
    ['menuForeign', await answerTo({ menu })],
    ['routePublic', await answerTo({ kind: 'noLogin' })],
    ['textOdd', await answerTo({ title: { 'zh-CN': '团', 'en-US': 'x'.repeat(101) } })],
  ] as const
  for (const [code, { error, body }] of wrong) {
    expect(error).toBe('artifactRefused')
    expect(JSON.stringify(body)).toContain(code)
  }
  expect((await answerTo({})).error).toBeNull()
})

test('operators make a preview of any version, and forbid development for everybody at once', async () => {
  await server.given.confirm(team.operator)
  const { list } = await team.operator.call('listParcelVersions', { slug: team.slug })
  const wanted = { slug: team.slug, id: list[0]?.id ?? '', seats: 2, onceKey: randomId() }
  const lost = await team.operator.call('addPreview', wanted)
  // Sent again after a lost answer it is the same preview under another link.
  const link = await team.operator.call('addPreview', wanted)
  expect(link).toEqual({ ...lost, path: expect.not.stringMatching(lost.path) })
  const early = await server.given.signedIn()
  expect((await early.tryCall('findPreview', { secret: secretOf(lost) })).error).toBe('overrideGone')
  for (const reviewer of [await server.given.signedIn(), await server.given.signedIn()]) {
    await server.given.confirm(reviewer)
    await reviewer.call('takePreview', { secret: secretOf(link) })
  }
  const { list: acts } = await team.operator.call('listAudit', { action: 'addPreview' })
  const ofOperator = acts.filter(({ actorType }) => actorType === UserType.operator)
  expect(ofOperator.map(({ targetId }) => targetId)).toEqual([team.slug, team.slug])
  const { person } = await developing(server, team)
  await until(async () => (await versionFor(person, team)) === 'dev')
  const { developing: setting } = await team.operator.call('getPlatformSettings', {})
  await team.operator.call('updateDevelopingSetting', { local: 'forbidden', version: setting.version })
  await until(async () => (await versionFor(person, team)) === '1.0.0')
  const asked = await team.machine.tryCall('askOverride', askedFor(team, person.person.loginId))
  expect(asked.error).toBe('overrideForbidden')
  const { list: over } = await team.operator.call('listOverrides', { kind: 'dev', iSearch: team.slug })
  expect(new Set(over.map(({ state }) => state))).toEqual(new Set(['over']))
  await team.operator.call('updateDevelopingSetting', { local: 'standard', version: setting.version + 1 })
  // Like any other setting it is heard of in a moment.
  await until(async () => (await team.machine.tryCall('askOverride', askedFor(team, 'member'))).error === null)
  expect(await versionFor(person, team)).toBe('1.0.0')
})

test.each([
  { edition: 'product', isProduction: true, local: 'standard', may: false },
  { edition: 'developer', isProduction: true, local: 'standard', may: true },
  { edition: 'product', isProduction: false, local: 'standard', may: true },
  { edition: 'product', isProduction: true, local: 'allowed', may: true },
  { edition: 'developer', isProduction: false, local: 'forbidden', may: false },
] as const)(
  'the $edition edition, in production: $isProduction, set to $local, lets parcels be developed: $may',
  (one) => {
    const known = server.services.settings.current()
    const current = () => ({ ...known, developing: { ...known.developing, value: { local: one.local } } })
    expect(mayDevelop({ settings: { current }, config: one })).toBe(one.may)
  },
)
