import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenSigner } from '../../../operation/package/bundle/test/given-bundle.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { givenDeployer, givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed, releasedBy, uploaded } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'
import { exported, imported } from './test/given-bundle.ts'
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

test('no bundle brings more of what every page runs than shared, boot and shell, whatever it is called and whichever key has signed it', async () => {
  const before = await entries()
  for (const kind of ['shell', 'boot', 'shared'] as const) {
    const { manifest, name: file, content } = teamParcel(`extra-${kind}`, '1.0.0')
    const { declaration: _none, ...rest } = manifest
    const extra = { ...rest, kind, entries: { [`@atrium/extra-${kind}`]: file } }
    const bundle = await givenRevision(server, [{ manifest: extra, files: { [file]: content } }], headquarters)
    expect([kind, (await imported({ server, platform }, bundle)).error]).toEqual([kind, 'importRefused'])
  }
  expect(await entries()).toEqual(before)
})

test('a token that is revoked while its bundle is verified releases nothing', async () => {
  const team = await givenDeployer(server, { slug: 'late', paths: ['/late'] })
  const bundle = await givenRevision(server, [aVersion(team, '1.0.0')], headquarters)
  const leaked = await givenPlatformToken(server)
  const { record } = server.services.artifacts
  // An operator notices at the last moment.
  server.services.artifacts.record = async (made) => {
    server.services.artifacts.record = record
    await leaked.operator.call('revokePlatformToken', { id: leaked.token.id })
    return record(made)
  }
  const before = await entries()
  expect((await imported({ server, platform: leaked }, bundle)).error).toBe('deployTokenInvalid')
  expect(await entries()).toEqual(before)
})

test('what a team has released goes back by no platform token alone, with a file of this portal as little as with any other', async () => {
  const team = await givenDeployer(server, { slug: 'orders', paths: ['/orders'] })
  await releasedBy(team, '1.0.0')
  const [own, foreign] = [
    await exported({ server, platform }),
    await givenRevision(server, [aVersion(team, '1.0.0')], headquarters),
  ]
  await releasedBy(team, '2.0.0')
  const before = await entries()
  for (const bundle of [own, foreign]) {
    const { body, error } = await imported({ server, platform }, bundle)
    expect(error).toBeNull()
    expect(body).toMatchObject({ result: { revision: null, proposal: { id: expect.any(String) } } })
  }
  expect(await entries()).toEqual(before)
})

test('a parcel that is registered for a team is taken by no part of the portal of the same name', async () => {
  const team = await givenDeployer(server, { slug: 'stock', paths: ['/stock'] })
  await releasedBy(team, '1.0.0')
  const before = await entries()
  const own = aVersion({ ...team, team: 'atrium' }, '2.0.0')
  const answer = await platform.machine.tryCall('uploadPart', {}, { content: await packed(own) })
  expect(answer.error).toBe('artifactRefused')
  const bundle = await givenRevision(server, [], headquarters)
  expect((await imported({ server, platform }, bundle)).error).toBe('releaseChangesNothing')
  expect(await entries()).toEqual(before)
  expect((await uploaded(team, '2.0.0')).version).toBe('2.0.0')
})

test('no name of a file and no reason of a team keeps a revision from being exported and imported', async () => {
  const team = await givenDeployer(server, { slug: 'capitals', paths: ['/capitals'] })
  const { manifest, files } = aVersion(team, '1.0.0')
  const [file = '', content = ''] = Object.entries(files)[0] ?? []
  const other = file.replace('main', 'Main')
  const described = manifest.files[file]
  if (described === undefined) throw new Error('a version has its file')
  const both = { ...manifest, files: { ...manifest.files, [other]: described } }
  const body = await packed({ manifest: both, files: { ...files, [other]: content } })
  await team.machine.call('uploadArtifact', {}, { content: body })
  await team.machine.call('releaseOwnParcel', { version: '1.0.0', reason: '\uf8ff' })
  expect((await imported({ server, platform }, await exported({ server, platform }))).error).toBe(
    'releaseChangesNothing',
  )
})
