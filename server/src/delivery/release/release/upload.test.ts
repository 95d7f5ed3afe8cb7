import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { makePortalFolder } from '../../../test/portal-fixture.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenDeployer } from '../../deploy-token/test/given-deployer.ts'
import { aVersion, packed, releasedBy, uploaded } from './test/given-upload.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
let team: Awaited<ReturnType<typeof givenDeployer>>

beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder, releases: true })
  team = await givenDeployer(server, { slug: 'orders', team: 'sales', paths: ['/orders'] })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

test('a version that was uploaded and released is what the portal serves, byte by byte', async () => {
  const { manifest, files } = aVersion(team, '1.0.0')
  const { number } = await releasedBy(team, '1.0.0')
  expect(number).toBe(2)
  const page = await server.client().fetch('/home/login', { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  const [[name, content] = ['', '']] = Object.entries(files)
  const served = await server.client().fetch(`/assets/parcels/orders/${name}`)
  expect([served.status, served.body]).toEqual([200, content])
  expect(served.headers.get('cache-control')).toContain('immutable')
  expect(await team.machine.call('getOwnParcel', {})).toMatchObject({
    inForce: manifest.version,
    versions: [{ version: '1.0.0' }],
  })
})

test('a picture that a person opens as a page has neither the portal’s origin nor a script', async () => {
  const name = 'picture.AAAAAAAA.svg'
  const content = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'
  const version = aVersion(team, '1.0.1')
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  version.manifest.files[name] = { integrity, bytes: content.length }
  await team.machine.call(
    'uploadArtifact',
    {},
    { content: await packed({ ...version, files: { ...version.files, [name]: content } }) },
  )
  const { status, headers, body } = await server.client().fetch(`/assets/parcels/orders/${name}`)
  expect([status, body]).toEqual([200, content])
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/(^|; )sandbox(;|$)/)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toMatch(/script-src|allow-/)
})

test('the same version again is the one that is there, and with other content it is refused', async () => {
  const first = await uploaded(team, '1.1.0')
  expect(first.isNew).toBe(true)
  expect(await uploaded(team, '1.1.0')).toMatchObject({ id: first.id, digest: first.digest, isNew: false })
  const other = await packed(aVersion(team, '1.1.0', { needs: { react: '^19.0.0' } }))
  const answer = await team.machine.tryCall('uploadArtifact', {}, { content: other })
  expect(answer).toMatchObject({ status: 409, error: 'artifactVersionTaken' })
})

test('of many uploads of a version at once with other content each, one is kept', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, n) => packed(aVersion(team, '1.2.0', { needs: { react: `^19.0.0 || ^18.${n}.0` } }))),
  )
  const answers = await Promise.all(all.map((content) => team.machine.tryCall('uploadArtifact', {}, { content })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set([null, 'artifactVersionTaken']))
})

const wrong = (change: (version: ReturnType<typeof aVersion>) => unknown) => async () => {
  const version = aVersion(team, '2.0.0')
  change(version)
  return packed(version)
}
const nameOf = ({ files }: ReturnType<typeof aVersion>) => Object.keys(files)[0] ?? ''

test.each([
  ['another parcel’s', wrong(({ manifest }) => (manifest.slug = 'other')), 'slug'],
  [
    'a part of the portal',
    wrong(({ manifest }) => Object.assign(manifest, { slug: 'shared', kind: 'shared' })),
    'slug',
  ],
  [
    'another team’s name',
    wrong(({ manifest }) => Object.assign(manifest.declaration ?? {}, { name: '@other/orders' })),
    'nameWrong',
  ],
  [
    'a page elsewhere',
    wrong(({ manifest }) => Object.assign(manifest.declaration?.routes[0] ?? {}, { path: '/sysop/mine' })),
    'routeOutside',
  ],
  [
    'a page that only begins like one of its paths',
    wrong(({ manifest }) => Object.assign(manifest.declaration?.routes[0] ?? {}, { path: '/orders-of-others' })),
    'routeOutside',
  ],
  ['a file that is not there', wrong((version) => (version.files = {})), 'fileMissing'],
  ['a file that is another one', wrong((version) => (version.files[nameOf(version)] += ' ')), 'fileChanged'],
  ['a file that is not named', wrong((version) => Object.assign(version.files, { 'more.js': 'x' })), 'fileUnnamed'],
  ['an entry that is no file', wrong(({ manifest }) => (manifest.entries = { '@sales/orders': 'none.js' })), 'files'],
  ['no semantic version', wrong(({ manifest }) => (manifest.version = 'latest')), 'versionOdd'],
])('a version with %s is refused, and it is said what to change', async (_, content, code) => {
  const answer = await team.machine.tryCall('uploadArtifact', {}, { content: await content() })
  expect([answer.status, answer.error]).toEqual([409, 'artifactRefused'])
  const { fields } = z.object({ fields: z.array(z.object({ field: z.string(), msg: z.string() })) }).parse(answer.body)
  expect(fields.map(({ field }) => field.split(' ')[0])).toContain(code)
  expect(fields.every(({ msg }) => msg.length > 5)).toBe(true)
})

test.each([
  ['no ZIP', async () => new TextEncoder().encode('not a zip'.repeat(10))],
  ['a ZIP that was cut', async () => (await packed(aVersion(team, '3.0.0'))).slice(0, -40)],
  ['no manifest', async () => packed({ manifest: undefined, files: { 'a.js': 'x' } })],
  ['a manifest that is none', async () => packed({ manifest: { slug: 'orders' }, files: {} })],
  ['nothing', async () => new Uint8Array()],
])('%s is refused as it is', async (_, content) => {
  const answer = await team.machine.tryCall('uploadArtifact', {}, { content: await content() })
  expect(answer).toMatchObject({ status: 400, error: 'artifactUnreadable' })
})

test('what is too large is refused', async () => {
  const content = new Uint8Array(8 * 1024 * 1024 + 1)
  expect((await team.machine.tryCall('uploadArtifact', {}, { content })).error).toBe('requestTooLarge')
})

test('a token that is revoked while its upload is on the way brings nothing in', async () => {
  const slow = await givenDeployer(server, { slug: 'slow', paths: ['/slow'] })
  const whole = await packed(aVersion(slow, '1.0.0'))
  const revoked = Promise.withResolvers<void>()
  const content = new ReadableStream({
    async start(body) {
      body.enqueue(whole.slice(0, 10))
      await revoked.promise
      body.enqueue(whole.slice(10))
      body.close()
    },
  })
  const answer = slow.machine.tryCall('uploadArtifact', {}, { content })
  // It was let in, and its body has begun.
  await until(async () => (await slow.operator.call('listDeployTokens', { slug: 'slow' }))[0]?.lastUsedAt !== null)
  await slow.operator.call('revokeDeployToken', { slug: 'slow', id: slow.token.id })
  revoked.resolve()
  expect((await answer).error).toBe('deployTokenInvalid')
  expect((await slow.operator.call('listParcelVersions', { slug: 'slow' })).total).toBe(0)
})

test('a version whose pages are no longer at its parcel’s paths is not released', async () => {
  const moved = await givenDeployer(server, { slug: 'moved', paths: ['/moved'] })
  await uploaded(moved, '1.0.0')
  const change = { slug: 'moved', contact: 'x', paths: ['/elsewhere'], version: 1 }
  await moved.operator.call('updateTeamParcel', change)
  expect((await moved.machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).error).toBe('parcelPathLost')
})

test('a token releases nothing of another team, whatever it names', async () => {
  const other = await givenDeployer(server, { slug: 'other', team: 'others', paths: ['/other'] })
  await releasedBy(other, '1.0.0')
  const before = await other.machine.call('getOwnParcel', {})
  // There is such a version, and it is not this team’s.
  await uploaded(other, '9.0.0')
  expect((await team.machine.tryCall('releaseOwnParcel', { version: '9.0.0' })).error).toBe('notFound')
  for (const version of ['1.0.0', '2.0.0']) {
    const content = await packed(aVersion(other, version))
    expect((await team.machine.tryCall('uploadArtifact', {}, { content })).error).toBe('artifactRefused')
  }
  expect((await other.machine.call('getOwnParcel', {})).inForce).toBe(before.inForce)
})
