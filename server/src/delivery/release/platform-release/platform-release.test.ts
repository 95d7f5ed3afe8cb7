import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, type Artifact } from '@atrium/shared-utility/contract'
import { runSql } from '../../../test/cluster.ts'
import { leastInput } from '../../../test/least-input.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { bearer, givenDeployer, givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { givenOperator } from '../proposal/test/given-operators.ts'
import { aVersion, packed, uploaded } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../../../portal/revision/test/given-release.ts'

const clock = { offsetMs: 0 }
const dayMs = 24 * 60 * 60_000

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
let platform: Awaited<ReturnType<typeof givenPlatformToken>>
let team: Awaited<ReturnType<typeof givenDeployer>>

beforeAll(async () => {
  stage = await startReleasing({ now: () => new Date(Date.now() + clock.offsetMs) })
  server = stage.server
  platform = await givenPlatformToken(server)
  team = await givenDeployer(server, { slug: 'orders', paths: ['/orders'] })
})
afterAll(() => stage.close())

/** A part that is built with the portal, as its tool sends it. */
async function upload(slug: string, version: string, change: Partial<Artifact> = {}) {
  const part = { slug, team: 'atrium', paths: [`/own-${slug}`], machine: platform.machine }
  return platform.machine.tryCall('uploadPart', {}, { content: await packed(aVersion(part, version, change)) })
}

/** `declaration`: none, because a shell is no parcel. */
const shell: Partial<Artifact> = { kind: 'shell', declaration: undefined }

async function kept(slug: string, version: string, change?: Partial<Artifact>) {
  const answer = await upload(slug, version, change)
  expect(answer.error).toBeNull()
  const { parts } = await platform.machine.call('getPlatformParts', {})
  return { slug, id: idIn(answer.body), before: parts.find((one) => one.slug === slug) }
}

const entries = async () => (await revisionsOf(server)).at(-1)?.entries ?? {}

test('it says what the portal is made of, and whose each part is', async () => {
  await uploaded(team, '1.0.0')
  await team.machine.call('releaseOwnParcel', { version: '1.0.0' })
  const { parts, revision, token } = await platform.machine.call('getPlatformParts', {})
  expect(token).toEqual({ label: 'release', expiresAt: platform.token.expiresAt })
  expect(revision?.number).toBe((await revisionsOf(server)).length)
  expect(parts.map(({ slug, isOwn }) => [slug, isOwn])).toEqual([
    ['boot', true],
    ['orders', false],
    ['shared', true],
    ['shell', true],
    ['sign-in', true],
    ['workbench', true],
  ])
})

test('it releases parcels that are built with the portal, several as one revision, and nothing else changes', async () => {
  const before = await entries()
  const [one, two] = [await kept('workbench', '1.1.0'), await kept('fresh', '1.0.0')]
  const parts = [one, two].map(({ slug, id }) => ({ slug, id }))
  await platform.machine.call('releaseOwnParts', { parts, reason: 'new pages' })
  expect(await entries()).toEqual({ ...before, workbench: one.id, fresh: two.id })
  const { list } = await platform.operator.call('listAudit', { action: 'releaseParcel' })
  const { diff } = await platform.operator.call('getAudit', { id: list[0]?.id ?? '' })
  expect(diff).toMatchObject({ deployToken: 'release', reason: 'new pages' })
  const again = await platform.machine.tryCall('releaseOwnParts', { parts })
  expect(again.error).toBe('releaseChangesNothing')
})

test('the shell is not released with it, but proposed, and another operator than the token’s maker approves', async () => {
  const { id, before } = await kept('shell', '2.0.0', shell)
  const parts = [{ slug: 'shell', id }]
  expect((await platform.machine.tryCall('releaseOwnParts', { parts })).error).toBe('releaseNeedsTwo')
  const made = await platform.machine.call('proposeOwnParts', { parts, reason: 'a new shell' })
  expect((await entries()).shell).not.toBe(id)
  const own = await platform.operator.tryCall('approveProposal', { id: made.id })
  expect(own.error).toBe('proposalOwn')
  const other = await givenOperator(server)
  const seen = await other.call('getProposal', { id: made.id })
  expect(seen).toMatchObject({
    token: 'release',
    changes: [{ slug: 'shell', before: before?.version, after: '2.0.0' }],
  })
  expect((await platform.machine.call('getOwnProposal', { id: made.id })).state).toBe('open')
  const { number } = await other.call('approveProposal', { id: made.id })
  expect(await platform.machine.call('getOwnProposal', { id: made.id })).toMatchObject({ state: 'approved', number })
  expect((await entries()).shell).toBe(id)
})

test('T21: a platform token of one operator releases no part that runs where people sign in, and proposes it', async () => {
  const before = await entries()
  const title = { 'zh-CN': '登录', 'en-US': 'Sign in' }
  const route = { path: '/own-entrances/home', kind: 'noLogin' as const, title, open: false, public: true }
  const declaration = { name: '@atrium/entrances', description: title, routes: [route] }
  const parts = [await kept('entrances', '1.0.0', { declaration })].map(({ slug, id }) => ({ slug, id }))
  expect((await platform.machine.tryCall('releaseOwnParts', { parts })).error).toBe('releaseNeedsTwo')
  expect(await entries()).toEqual(before)
  expect((await platform.machine.tryCall('proposeOwnParts', { parts, reason: 'x' })).error).toBeNull()
})

test('a part that is another team’s, of another kind, or changed is refused, and says why', async () => {
  const { declaration } = aVersion(
    { slug: 'orders', team: 'rockets', paths: ['/orders'], machine: team.machine },
    '3.0.0',
  ).manifest
  const answers = [
    await upload('orders', '3.0.0', { ...(declaration && { declaration }), entries: { '@rockets/orders': 'x.js' } }),
    await upload('shell', '3.0.0'),
    await upload('extra', '3.0.0', shell),
    await upload('workbench', '3.0.0', { files: {} }),
    await upload('shell', '3.0.0', { ...shell, files: {} }),
  ]
  expect(answers.map(({ error }) => error)).toEqual(Array.from(answers, () => 'artifactRefused'))
  await kept('workbench', '4.0.0')
  expect((await upload('workbench', '4.0.0', { exports: {} })).error).not.toBeNull()
})

test('it releases nothing that a team has made, and no token of a team does what it does', async () => {
  const uploadedId = (await uploaded(team, '1.1.0')).id
  const parts = [{ slug: 'orders', id: uploadedId }]
  for (const name of ['releaseOwnParts', 'proposeOwnParts'] as const)
    expect((await platform.machine.tryCall(name, { parts, reason: 'x' })).error).toBe('notFound')
  for (const name of namesOf(calls)) {
    const { who } = calls[name].access
    if (who !== 'platformToken' && who !== 'deployToken') continue
    const stranger = who === 'platformToken' ? team.machine : platform.machine
    const { error, status } = await stranger.tryCall(name, leastInput(calls[name]), { content: new Uint8Array([1]) })
    expect([name, status, error]).toEqual([name, 401, 'deployTokenInvalid'])
  }
})

test('a platform token beside a team’s own releases no parcel of it', async () => {
  const others = [{ token: platform.token.token, version: '1.1.0' }]
  const { error } = await team.machine.tryCall('releaseOwnTogether', { version: '1.0.0', others })
  expect(error).toBe('deployTokenInvalid')
})

test('the token is answered once and kept as a hash; revoked or expired it opens nothing', async () => {
  const [short, revoked] = [await givenPlatformToken(server, { days: 1 }), await givenPlatformToken(server)]
  const listed = await platform.operator.call('listPlatformTokens', {})
  expect(listed.map(({ label }) => label)).toEqual(['release', 'release', 'release'])
  const { rows } = await runSql(server.address, `select string_agg(t::text, ' ') as kept from deploy_token t`)
  for (const { token } of [short, revoked]) {
    expect(JSON.stringify(listed)).not.toContain(token.token.slice(-43))
    expect(JSON.stringify(rows)).not.toContain(token.token.slice(-43))
  }
  await revoked.operator.call('revokePlatformToken', { id: revoked.token.id })
  clock.offsetMs += 2 * dayMs
  for (const { token } of [short, revoked])
    expect((await server.client(bearer(token.token)).tryCall('getPlatformParts', {})).error).toBe('deployTokenInvalid')
  expect((await platform.machine.tryCall('getPlatformParts', {})).status).toBe(200)
  clock.offsetMs = 0
})

test('T21: root operators make platform tokens, which count as long as they are root operators; a team’s counts whichever operator made it', async () => {
  const maker = await givenOperator(server)
  const wanted = { label: 'release', days: 30 }
  expect((await maker.tryCall('addPlatformToken', wanted)).error).toBe('rootRequired')
  const own = `where id = '${maker.person.id}'`
  const set = (change: string) => runSql(server.address, `update user_account set ${change} ${own}`)
  await set('is_root = true')
  const root = await server.given.signIn(maker.person)
  await server.given.confirm(root)
  const ofPlatform = await root.call('addPlatformToken', wanted)
  const ofTeam = await maker.call('addDeployToken', { slug: 'orders', label: 'CI', days: 30 })
  const told = async () => [
    (await server.client(bearer(ofPlatform.token)).tryCall('getPlatformParts', {})).status,
    (await platform.operator.call('listPlatformTokens', {})).find(({ id }) => id === ofPlatform.id)?.state,
    (await server.client(bearer(ofTeam.token)).tryCall('getOwnParcel', {})).status,
  ]
  expect(await told()).toEqual([200, 'live', 200])
  for (const change of [
    'is_root = false',
    "is_root = true, status = 'suspended'",
    "status = 'active', platform_type = 9",
    'platform_type = null',
  ]) {
    await set(change)
    expect(await told()).toEqual([401, 'unbacked', 200])
  }
  await set('platform_type = 7')
  expect(await told()).toEqual([200, 'live', 200])
})

function namesOf<T extends object>(record: T) {
  return Object.keys(record) as (keyof T)[] // The keys of a literal record are exactly its type's.
}

function idIn(body: unknown) {
  return calls.uploadPart.output.pick({ id: true }).parse(Reflect.get(Object(body), 'result')).id
}
