import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { script } from '../../../test/portal-fixture.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { prune } from '../../../operation/watch/prune/prune.ts'
import { recorded, released, startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'
import { archiveOf } from './test/archive-of.ts'
import { changeByte } from './test/change-byte.ts'
import { createVerifying, machineWasRead } from './verifying.ts'
import { repairArchives, verifyArchives, verifyMachine, type Verifying } from './verify.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
let operator: Client
let at = new Date()
beforeAll(async () => {
  const told: string[] = []
  stage = await startReleasing({ tidies: true, log: pino({ level: 'info' }, { write: (line) => told.push(line) }) })
  server = stage.server
  operator = await server.given.signedIn({ userType: UserType.operator })
  // What the start reads by itself would repair what a test has changed.
  await until(async () => told.some((line) => line.includes(machineWasRead)), 50)
})
afterAll(() => stage.close())

const dayMs = 24 * 60 * 60_000
const away = new Problem('storageUnavailable')
const shell = '/assets/shell/main.abc.js'
const shown = async () => (await operator.call('listArtifactDamage', {})).list
const open = async () => (await shown()).filter(({ repairedAt }) => repairedAt === null)
const body = async (at: string) => (await server.client().fetch(at)).body

/** The options of a night on this machine, or on another one. */
function verifying(dataFolder = server.dataFolder, folders: Record<string, string> = {}): Verifying {
  const { tx, files, artifacts } = server.services
  const machine = { name: 'first', dataFolder, folders: async () => folders }
  const { signal } = new AbortController()
  return { tx, files, artifacts, machine, log: pino({ level: 'silent' }), now: () => at, signal }
}

/** One night after the other: what was read in one is due in the next. */
function aNightLater() {
  at = new Date(at.getTime() + dayMs)
  return verifyArchives(verifying(), new Date(at.getTime() - dayMs / 2))
}

test('one byte of a built file is changed: browsers would refuse it, all else is served, and a start serves the right one', async () => {
  const built = path.join(stage.folder, 'shell/main.abc.js')
  await rm(`${built}.br`)
  await changeByte(built)
  const page = await server.client().fetch('/home/login', { headers: { accept: 'text/html' } })
  const [, integrity = ''] = /main\.abc\.js":"(sha256-[^"]+)"/.exec(String(page.body)) ?? []
  const hash = createHash('sha256')
    .update(String(await body(shell)))
    .digest('base64')
  expect(integrity).toMatch(/^sha256-/)
  expect(`sha256-${hash}`).not.toBe(integrity)
  expect(await body('/assets/parcels/sign-in/main.a.js')).toBe(script)
  const other = await server.startAnother()
  await until(async () => (await (await fetch(`${other.localUrl}${shell}`)).text()) === script, 50)
  await until(async () => (await shown()).some(({ repairedAt }) => repairedAt !== null), 50)
  expect(await shown()).toMatchObject([{ slug: 'shell', file: 'main.abc.js', machine: expect.stringMatching(/./) }])
  await other.stop()
})

test.each([
  ['beside its file', 'core.c.js'],
  ['whose file is gone (R11)', 'loader.l.js'],
])('a compressed form %s that is damaged is damage like any other', async (what, file) => {
  const plain = path.join(stage.folder, 'boot', file)
  await writeFile(`${plain}.gz`, 'no gzip')
  if (what.includes('gone')) await rename(plain, `${plain}.away`)
  await verifyMachine(verifying(server.dataFolder, { '/assets/boot/': path.join(stage.folder, 'boot') }))
  expect(await shown()).toContainEqual(expect.objectContaining({ slug: 'boot', machine: 'first', file }))
  expect(await body(`/assets/boot/${file}`)).toBe(script)
  await rm(`${plain}.gz`)
  if (what.includes('gone')) await rename(`${plain}.away`, plain)
})

test('a damaged file of the first page is put right within the hour, and a file of a parcel not before the night (R11)', async () => {
  const built = (place: string) => path.join(stage.folder, place)
  const folders = { '/assets/boot/': built('boot'), '/assets/parcels/workbench/': built('workbench') }
  const mine = verifying(server.dataFolder, folders)
  const { verifyHourly } = createVerifying(mine)
  await verifyHourly(mine.signal)
  for (const file of ['boot/loader.l.js', 'workbench/main.w.js']) await changeByte(built(file))
  expect(await body('/assets/boot/loader.l.js')).not.toBe(script)
  at = new Date(at.getTime() + dayMs / 24)
  await verifyHourly(mine.signal)
  expect(await body('/assets/boot/loader.l.js')).toBe(script)
  expect(await body('/assets/parcels/workbench/main.w.js')).not.toBe(script)
  expect(await shown()).toContainEqual(expect.objectContaining({ slug: 'boot', file: 'loader.l.js', machine: 'first' }))
  await changeByte(built('workbench/main.w.js'))
})

test('the first page is read again though the store of the archives cannot be read (R11)', async () => {
  const boot = path.join(stage.folder, 'boot')
  const mine = verifying(server.dataFolder, { '/assets/boot/': boot })
  const { verifyHourly } = createVerifying({ ...mine, files: { ...mine.files, open: () => Promise.reject(away) } })
  await changeByte(path.join(boot, 'core.c.js'))
  at = new Date(at.getTime() + 2 * dayMs)
  await expect(verifyHourly(mine.signal)).rejects.toBe(away)
  expect(await body('/assets/boot/core.c.js')).toBe(script)
  await changeByte(path.join(boot, 'core.c.js'))
})

test('a file that was unpacked and has changed is fetched from the store again', async () => {
  const orders = teamParcel('orders', '1.0.0')
  await released(server, orders)
  const address = `/assets/parcels/orders/${orders.name}`
  const unpacked = path.join(server.dataFolder, 'assets/orders', orders.name)
  // The first one unpacks it, the next one has it compressed.
  for (const _ of ['first', 'next']) await server.client().fetch(address)
  await until(async () => (await readFile(`${unpacked}.br`).catch(() => null)) !== null)
  await changeByte(unpacked)
  await verifyMachine(verifying())
  expect(await body(address)).toBe(orders.content)
  expect(await shown()).toContainEqual(expect.objectContaining({ slug: 'orders', repairedAt: expect.any(String) }))
})

test('a changed file that cannot be removed is told of and never served, and those after it are looked at, too', async () => {
  const names = ['rooted', 'uprooted'].map((slug) => teamParcel(slug, '1.0.0'))
  for (const parcel of names) await released(server, parcel)
  for (const { manifest, name, content } of names) {
    const [address, unpacked] = [
      `/assets/parcels/${manifest.slug}/${name}`,
      path.join(server.dataFolder, 'assets', manifest.slug, name),
    ]
    expect(await body(address)).toBe(content)
    await changeByte(unpacked)
    // No file, so that what removes files fails at it, as at all of a folder that can only be read.
    await rm(`${unpacked}.br`, { force: true })
    await mkdir(`${unpacked}.br/x`, { recursive: true })
  }
  await verifyMachine(verifying())
  const told = (await shown()).map(({ slug }) => slug)
  for (const { manifest, name, content } of names) {
    expect(told).toContain(manifest.slug)
    expect(await body(`/assets/parcels/${manifest.slug}/${name}`)).toBe(content)
  }
})

test('an archive that has changed is told of, and made again by a machine that has the right files', async () => {
  const archive = await archiveOf(server, 'orders')
  const bytes = await readFile(archive)
  bytes.writeUInt8(0x21, bytes.indexOf('execute'))
  await writeFile(archive, bytes)
  await aNightLater()
  const damage = { slug: 'orders', machine: null, file: expect.stringMatching(/^main\./) }
  expect(await open()).toMatchObject([damage])
  expect((await operator.call('getDashboard', {})).damaged).toBe(1)
  // Another machine has never unpacked it.
  await repairArchives(verifying(stage.folder))
  expect(await open()).toHaveLength(1)
  await repairArchives(verifying())
  expect(await open()).toEqual([])
  await rm(path.join(server.dataFolder, 'assets/orders'), { recursive: true })
  const { name, content } = teamParcel('orders', '1.0.0')
  expect(await body(`/assets/parcels/orders/${name}`)).toBe(content)
})

test('an archive that is not there any more is told of, and comes back with the same version', async () => {
  await rm(await archiveOf(server, 'orders'))
  await aNightLater()
  expect(await open()).toMatchObject([{ slug: 'orders', file: '' }])
  await rm(path.join(server.dataFolder, 'assets/orders'), { recursive: true })
  const refused = await server.client().fetch(`/assets/parcels/orders/${teamParcel('orders', '1.0.0').name}`)
  expect(refused.status).toBe(500)
  await repairArchives(verifying())
  expect(await open()).toHaveLength(1)
  await recorded(server, teamParcel('orders', '1.0.0'))
  expect(await open()).toEqual([])
})

test('what was read in a night is not read again in the next hour', async () => {
  await aNightLater()
  const archive = await archiveOf(server, 'workbench')
  await changeByte(archive)
  await verifyArchives(verifying(), new Date(at.getTime() - dayMs / 2))
  expect((await open()).filter(({ slug }) => slug === 'workbench')).toEqual([])
  await changeByte(archive)
})

test('what was found is told for 90 days', async () => {
  const { tx } = server.services
  const signal = new AbortController().signal
  const count = async () => (await tx(platform, (db) => db.selectFrom('artifact_damage').select('id').execute())).length
  await prune({ ...server.services, now: () => new Date(at.getTime() + 80 * dayMs), signal })
  expect(await count()).toBeGreaterThan(0)
  await prune({ ...server.services, now: () => new Date(at.getTime() + 91 * dayMs), signal })
  expect(await count()).toBe(0)
})
