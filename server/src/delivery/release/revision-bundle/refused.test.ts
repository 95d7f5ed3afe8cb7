import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenSigner } from '../../../operation/package/bundle/test/given-bundle.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { givenDeployer, givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, releasedBy, uploaded } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../../../portal/revision/test/given-release.ts'
import { imported } from './test/given-bundle.ts'
import { givenRevision } from './test/given-revision.ts'

const headquarters = givenSigner('Headquarters')
const { name, spki } = headquarters.trustedKey
let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
let platform: Awaited<ReturnType<typeof givenPlatformToken>>

beforeAll(async () => {
  stage = await startReleasing({ environment: { ATRIUM_REVISION_KEYS: `${name}:${spki}` } })
  server = stage.server
  platform = await givenPlatformToken(server)
})
afterAll(() => stage.close())

const entries = async () => (await revisionsOf(server)).at(-1)?.entries ?? {}
const bundleOf = (...parts: Parameters<typeof givenRevision>[1]) => givenRevision(server, parts, headquarters)
const errorOf = async (bundle: Buffer) => (await imported({ server, platform }, bundle)).error

test.each([
  ['says that a file of the shared set is its own', { '/assets/shared/react.r.js': true }, {}],
  ['says that it is another parcel, too', {}, { exports: { '@atrium/workbench': ['mount'] } }],
  ['has a version without an order', {}, { version: 'newest' }],
] as const)('a parcel of a bundle that %s is refused', async (_what, more, change) => {
  const version = aVersion(await givenDeployer(server), '1.0.0')
  const [file = ''] = Object.keys(version.files)
  const added = Object.fromEntries(Object.keys(more).map((key) => [key, file]))
  const manifest = { ...version.manifest, entries: { ...version.manifest.entries, ...added } }
  const changed = 'exports' in change ? { exports: { ...manifest.exports, '@atrium/workbench': ['mount'] } } : change
  const before = await entries()
  expect(await errorOf(await bundleOf({ ...version, manifest: { ...manifest, ...changed } }))).toBe('importRefused')
  expect(await entries()).toEqual(before)
})

test('a refused bundle leaves nothing: a team has its version as it was, and a name is free for the team that is given it', async () => {
  const team = await givenDeployer(server)
  await uploaded(team, '1.0.0')
  const stranger = { ...team, team: 'strangers' }
  const unknown = { ...team, slug: 'claimed', paths: ['/claimed'] }
  for (const one of [stranger, unknown]) {
    const bundle = await bundleOf(aVersion(one, '1.0.0'))
    expect(await errorOf(bundle)).toBe('releaseParcelGone')
  }
  expect((await team.machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBeNull()
  await givenDeployer(server, { slug: 'claimed', team: 'others', paths: ['/claimed'] })
})

test('a parcel that was withdrawn comes back by no platform token alone, in whichever version', async () => {
  const team = await givenDeployer(server)
  await releasedBy(team, '2.0.0')
  await team.operator.call('withdrawParcel', { slug: team.slug, reason: 'it harmed people' })
  const { error, body } = await imported({ server, platform }, await bundleOf(aVersion(team, '3.0.0')))
  expect(error).toBeNull()
  expect(body).toMatchObject({ result: { revision: null, proposal: { id: expect.any(String) } } })
  expect(await entries()).not.toHaveProperty(team.slug)
})

test('of imports of one bundle at once one is made, and one that was given up is none', async () => {
  const team = await givenDeployer(server)
  const bundle = await bundleOf(aVersion(team, '1.0.0'))
  const { machine } = platform
  const { id } = await machine.call('addImport', { sizeBytes: bundle.length })
  await machine.call('addImportBytes', { id, offset: 0 }, { content: new Uint8Array(bundle) })
  const asked = Array.from({ length: 3 }, () => machine.tryCall('importRevision', { id, reason: 'twice' }))
  const errors = (await Promise.all(asked)).map(({ error }) => error)
  expect(errors.filter((error) => error === null)).toHaveLength(1)
  expect(errors.filter((error) => error === 'notFound')).toHaveLength(2)
})

test('what a bundle was refused for is in the audit log', async () => {
  const forged = givenSigner('Nobody')
  expect(await errorOf(await givenRevision(server, [], forged))).toBe('importRefused')
  const { list } = await platform.operator.call('listAudit', { action: 'refusedAccess', result: 'denied' })
  const told = await Promise.all(list.map(({ id }) => platform.operator.call('getAudit', { id })))
  expect(told.map(({ diff }) => diff)).toContainEqual(expect.objectContaining({ reason: 'importRefused' }))
})
