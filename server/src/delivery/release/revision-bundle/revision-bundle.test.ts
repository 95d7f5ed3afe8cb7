import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { platform as scope } from '../../../foundation/db/scope.ts'
import { givenDeployer, givenPlatformToken } from '../../deploy-token/test/given-deployer.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { anotherShell, approvedRelease, givenOperator } from '../proposal/test/given-operators.ts'
import { releasedBy } from '../release/test/given-upload.ts'
import { revisionsOf, startReleasing } from '../../../portal/revision/test/given-release.ts'
import { exported, imported } from './test/given-bundle.ts'

type Portal = Awaited<ReturnType<typeof start>>
let from: Portal
let to: Portal
let stranger: Portal
let bundle: Buffer

async function start(environment: Record<string, string> = {}) {
  const stage = await startReleasing({ environment })
  const { server } = stage
  return { server, stage, platform: await givenPlatformToken(server) }
}

beforeAll(async () => {
  from = await start()
  const { signingKey } = await from.platform.machine.call('getPlatformParts', {})
  to = await start({ ATRIUM_REVISION_KEYS: `Headquarters:${signingKey}` })
  stranger = await start()
  await releasedBy(await givenDeployer(from.server, { slug: 'orders', paths: ['/orders'] }), '1.0.0')
  await approvedRelease(from.server, { shell: await anotherShell(from.server, '2.0.0') })
  bundle = await exported(from)
})
afterAll(() => Promise.all([from, to, stranger].map(({ stage }) => stage.close())))

/** The digests of the portal's parts. */
async function digests({ platform: { machine } }: Portal) {
  const { parts } = await machine.call('getPlatformParts', {})
  return Object.fromEntries(parts.map(({ slug, digest }) => [slug, digest]))
}

/** Every file of every part, as browsers get it. */
async function served({ server }: Portal) {
  const entries = (await revisionsOf(server)).at(-1)?.entries ?? {}
  const parts = await server.services.tx(scope, (db) => selectArtifacts(db, Object.values(entries)))
  const files = new Map<string, string>()
  for (const { slug, kind, manifest } of parts)
    for (const name of Object.keys(manifest.files)) {
      const path = `/assets/${kind === 'parcel' ? 'parcels/' : ''}${slug}/${name}`
      const answer = await fetch(server.url + path)
      files.set(path, `${answer.status} ${Buffer.from(await answer.arrayBuffer()).toString('base64')}`)
    }
  return files
}

const refusalOf = async (portal: Portal, bytes: Buffer) => {
  const { error, body } = await imported(portal, bytes)
  return [error, JSON.stringify(body)] as const
}

test('a revision goes from one portal to another by a file, once another operator has approved it, byte for byte', async () => {
  const before = await digests(to)
  const early = await imported(to, bundle)
  // Its team is not registered here yet.
  expect(early.error).toBe('releaseParcelGone')
  await givenDeployer(to.server, { slug: 'orders', paths: ['/orders'] })
  const { body } = await imported(to, bundle)
  const made = calls.importRevision.output.parse(Reflect.get(Object(body), 'result'))
  expect(made).toMatchObject({ signer: 'Headquarters', revision: null })
  expect(made.parts).toEqual([
    { slug: 'orders', version: '1.0.0' },
    { slug: 'shell', version: '2.0.0' },
  ])
  expect(await digests(to)).toEqual(before)
  const other = await givenOperator(to.server)
  await other.call('approveProposal', { id: made.proposal?.id ?? '' })
  expect(await digests(to)).toEqual(await digests(from))
  const [here, there] = [await served(from), await served(to)]
  expect(here.size).toBeGreaterThan(5)
  expect([...here.values()].every((one) => one.startsWith('200 '))).toBe(true)
  expect(there).toEqual(here)
  expect((await imported(to, bundle)).error).toBe('releaseChangesNothing')
})

test('what changes no part that every page runs is in force without another operator', async () => {
  const team = await givenDeployer(from.server, { slug: 'stock', paths: ['/stock'] })
  await releasedBy(team, '1.0.0')
  await givenDeployer(to.server, { slug: 'stock', paths: ['/stock'] })
  const { body, error } = await imported(to, await exported(from))
  expect(error).toBeNull()
  const made = calls.importRevision.output.parse(Reflect.get(Object(body), 'result'))
  expect(made).toMatchObject({ proposal: null, parts: [{ slug: 'stock', version: '1.0.0' }] })
  expect(await digests(to)).toEqual(await digests(from))
})

test('an earlier revision is exported by its number, and one that never was is not there', async () => {
  const first = await exported(from, '?number=1')
  expect(first.includes('"version":"0.1"')).toBe(true)
  expect(first.includes('orders/artifact.json')).toBe(false)
  const none = await from.platform.machine.tryCall('exportRevision', { number: 999 })
  expect(none.error).toBe('notFound')
})

test('an operator saves the same file, and not without a proof of a moment ago; both exports are in the log', async () => {
  const { operator } = from.platform
  const [head] = (await operator.call('listRevisions', {})).list
  const id = head?.id ?? ''
  const late = await from.server.given.signIn({ loginId: 'operator' })
  expect((await late.tryCall('saveRevision', { id })).error).toBe('stepUpRequired')
  const { status, headers, body } = await operator.tryCall('saveRevision', { id })
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toContain(`atrium-revision-${head?.number}.zip`)
  // The client of tests takes all that is no JSON for text.
  expect(body === (await exported(from)).toString()).toBe(true)
  const { list } = await operator.call('listAudit', { action: 'exportRevision' })
  expect(list.filter(({ targetId }) => targetId === id).length).toBeGreaterThanOrEqual(2)
})

test('a bundle of a portal that is not trusted here is refused, and says where its key goes', async () => {
  const [error, said] = await refusalOf(stranger, bundle)
  expect(error).toBe('importRefused')
  expect(said).toContain('ATRIUM_REVISION_KEYS')
})

test('one byte that is another than was signed, wherever it is, is refused, and so is a file that is cut short', async () => {
  const parts = ['"integrity"', 'System.register', 'manifest.json', '"format"', 'artifact.json']
  for (const part of parts) {
    const changed = Buffer.from(bundle)
    const at = changed.indexOf(part) + 2
    changed[at] = (changed[at] ?? 0) ^ 1
    expect([part, (await refusalOf(to, changed))[0]]).toEqual([part, 'importRefused'])
  }
  const [error, said] = await refusalOf(to, bundle.subarray(0, bundle.length - 50))
  expect(error).toBe('importRefused')
  expect(said).toContain('不完整')
})

test('a bundle with an update of the portal is no revision', async () => {
  const { givenBundle, trusted } = await import('../../../operation/package/bundle/test/given-bundle.ts')
  const portal = await start({ ATRIUM_REVISION_KEYS: `x:${trusted.trustedKey.spki}` })
  expect((await refusalOf(portal, await givenBundle()))[1]).toContain('更新包')
  await portal.stage.close()
})

test('a download that was cut off goes on from where it ends, and nothing else in the store is reached by its id', async () => {
  const { machine } = to.platform
  const { id } = await machine.call('addImport', { sizeBytes: bundle.length })
  expect(await machine.call('getImport', { id })).toEqual({ offset: 0, sizeBytes: bundle.length })
  expect((await machine.tryCall('importRevision', { id, reason: 'x' })).error).toBe('fileOffsetWrong')
  await machine.call('addImportBytes', { id, offset: 0 }, { content: new Uint8Array(bundle) })
  expect((await machine.call('getImport', { id })).offset).toBe(bundle.length)
  await machine.call('cancelImport', { id })
  expect((await machine.tryCall('getImport', { id })).error).toBe('notFound')
  const [other] = await to.server.services.tx(scope, (db) =>
    db.selectFrom('stored_file').select('id').where('purpose', '=', 'artifact').limit(1).execute(),
  )
  for (const name of ['getImport', 'cancelImport'] as const)
    expect((await machine.tryCall(name, { id: other?.id ?? '' })).error).toBe('notFound')
})
