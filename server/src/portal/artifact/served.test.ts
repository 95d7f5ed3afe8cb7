import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { script, writePortal } from '../../test/portal-fixture.ts'
import type { TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { recorded, released, startReleasing, teamParcel } from '../revision/test/given-release.ts'
import { recordArtifact } from './record.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
beforeAll(async () => {
  stage = await startReleasing()
  server = stage.server
})
afterAll(() => stage.close())

const accept = { accept: 'text/html,*/*' }
const archives = () =>
  server.services.tx(platform, (db) =>
    db.selectFrom('stored_file').selectAll().where('purpose', '=', 'artifact').orderBy('created_at').execute(),
  )

test('a file that another machine has built comes from the store, whole, and compressed from then on', async () => {
  const orders = teamParcel('orders', '1.0.0')
  await released(server, orders)
  const at = `/assets/parcels/orders/${orders.name}`
  const { status, headers, body } = await server.client().fetch(at)
  expect([status, body, headers.get('cache-control')]).toEqual([
    200,
    orders.content,
    'public, max-age=31536000, immutable',
  ])
  const kept = path.join(server.dataFolder, 'assets/orders', orders.name)
  await server.client().fetch(at)
  await until(async () => (await readFile(`${kept}.br`).catch(() => null)) !== null)
  expect(brotliDecompressSync(await readFile(`${kept}.br`)).toString()).toBe(orders.content)
})

test('a page that is open still gets the files and the file map of its revision, after two builds and a restart', async () => {
  await writePortal(stage.folder, { css: ['style.w.css'] })
  await until(async () => (await server.client().fetch('/assets/parcels/workbench/style.w.css')).status === 200)
  await until(async () => (await mapOf())?.includes('style.w.css') === true)
  const at = await mapAddress()
  await writePortal(stage.folder, { version: '1.0.2' })
  await until(async () => (await mapOf())?.includes('style.w.css') === false)
  await rm(path.join(stage.folder, 'workbench/style.w.css'))
  await server.restart()
  const answers = await Promise.all(
    [at, '/assets/parcels/workbench/style.w.css'].map((one) => server.client().fetch(one)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(JSON.stringify(answers[0]?.body)).toContain('style.w.css')
})

test('an archive that the store has damaged is refused, with the name of the file', async () => {
  const parcel = teamParcel('damaged', '1.0.0')
  await released(server, parcel)
  const { place } = (await archives()).at(-1) ?? { place: '' }
  const at = path.join(server.dataFolder, 'files', 'whole', place)
  const bytes = await readFile(at)
  bytes.writeUInt8(0x21, bytes.indexOf('execute'))
  await writeFile(at, bytes)
  const { status, body } = await server.client().fetch(`/assets/parcels/damaged/${parcel.name}`)
  expect([status, JSON.stringify(body)]).toEqual([500, expect.stringContaining(parcel.name)])
  await expect(readFile(path.join(server.dataFolder, 'assets/damaged', parcel.name))).rejects.toThrow('ENOENT')
})

test('an archive of which nothing came to be known expires, and the same artifact is recorded when it comes again', async () => {
  const parcel = teamParcel('cut', '1.0.0')
  const { tx, files } = server.services
  // The process ends, so to say, in the transaction that writes the artifact down.
  const cut = { ...files, keep: () => Promise.reject(new Error('killed')) }
  const by = { kind: 'token', id: 'token1' } as const
  const attempt = recordArtifact({ tx, files: cut, now: () => new Date() }, { ...parcel, by })
  await expect(attempt).rejects.toThrow('killed')
  const left = (await archives()).at(-1)
  expect([left?.status, left?.expires_at]).toEqual(['uploading', expect.any(Date)])
  const id = await recorded(server, parcel)
  expect(await recorded(server, parcel)).toBe(id)
  const kept = (await archives()).at(-1)
  expect([kept?.status, kept?.expires_at]).toEqual(['stored', null])
})

test('the same artifact that comes twice at once is one', async () => {
  const parcel = teamParcel('twice', '1.0.0')
  const [one, other] = await Promise.all([recorded(server, parcel), recorded(server, parcel)])
  expect(one).toBe(other)
})

test('what lies under a name is never something else', async () => {
  const first = teamParcel('stable', '1.0.0')
  await recorded(server, first)
  const second = teamParcel('stable', '1.0.1')
  const file = second.manifest.files[second.name]
  const manifest = {
    ...second.manifest,
    files: { [first.name]: file ?? { integrity: '', bytes: 0 } },
    entries: { '@team/stable': first.name },
    imports: {},
  }
  const attempt = recorded(server, { manifest, read: second.read })
  await expect(attempt).rejects.toMatchObject({ code: 'artifactFileTaken', params: { slug: 'stable' } })
})

test('a file that is not what the manifest says is never recorded', async () => {
  const { manifest, name } = teamParcel('forged', '1.0.0')
  const attempt = recorded(server, { manifest, read: async () => Buffer.from(script) })
  await expect(attempt).rejects.toEqual(new Problem('artifactDamaged', { slug: 'forged', file: name }))
})

test('a version that cannot be unpacked, as on a full disk, is served from memory, leaves nothing half written, and is written once it can be', async () => {
  const whole = teamParcel('full', '1.0.0')
  const files = {
    ...whole.manifest.files,
    'second.s.js': whole.manifest.files[whole.name] ?? { integrity: '', bytes: 0 },
  }
  await released(server, { ...whole, manifest: { ...whole.manifest, files } })
  const folder = path.join(server.dataFolder, 'assets/full')
  // Where the second file goes nothing can be written.
  await mkdir(path.join(folder, 'second.s.js/x'), { recursive: true })
  await rm(path.join(folder, whole.name), { force: true })
  const fetched = (name: string) => server.client().fetch(`/assets/parcels/full/${name}`)
  expect(await fetched('second.s.js')).toMatchObject({ status: 200, body: whole.content })
  expect((await fetched('second.s.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetched(whole.name)).body).toBe(whole.content)
  // A file that is just being compressed has a name of its own until it is whole.
  await until(async () => (await readdir(folder)).every((name) => !name.startsWith('.')))
  await rm(path.join(folder, 'second.s.js'), { recursive: true })
  await server.restart()
  expect((await fetched('second.s.js')).body).toBe(whole.content)
  expect(await readFile(path.join(folder, 'second.s.js'), 'utf8')).toBe(whole.content)
})

test('an archive that is gone from the store is noticed when the same version comes again, and is put there anew', async () => {
  const parcel = teamParcel('lost', '1.0.0')
  await released(server, parcel)
  const { place } = (await archives()).at(-1) ?? { place: '' }
  await rm(path.join(server.dataFolder, 'files/whole', place))
  await recorded(server, parcel)
  expect(await server.client().fetch(`/assets/parcels/lost/${parcel.name}`)).toMatchObject({ body: parcel.content })
})

test('an archive that is gone is told as that, and not as a file without a name', async () => {
  const parcel = teamParcel('absent', '1.0.0')
  await released(server, parcel)
  const { place } = (await archives()).at(-1) ?? { place: '' }
  await rm(path.join(server.dataFolder, 'files/whole', place))
  const { status, body } = await server.client().fetch(`/assets/parcels/absent/${parcel.name}`)
  expect([status, JSON.stringify(body)]).toEqual([
    500,
    expect.stringMatching(/absent 的文件包在文件存储中缺失或已损坏/),
  ])
})

async function mapAddress() {
  const { body } = await server.client().fetch('/home/login', { headers: accept })
  return /data-rest="([^"]+)"/.exec(String(body))?.[1] ?? ''
}

async function mapOf() {
  const { body } = await server.client().fetch(await mapAddress())
  return typeof body === 'string' ? body : JSON.stringify(body)
}
