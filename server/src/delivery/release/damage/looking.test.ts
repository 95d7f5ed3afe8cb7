import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { pino } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { script } from '../../../test/portal-fixture.ts'
import type { TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { released, startReleasing, teamParcel } from '../../../portal/revision/test/given-release.ts'
import { anOpening, report, type Opening } from '../../telemetry/test/given.ts'
import { changeByte } from './test/change-byte.ts'
import { machineWasRead } from './verifying.ts'

let stage: Awaited<ReturnType<typeof startReleasing>>
let server: TestServer
let operator: Client
let offsetMs = 0
const told: string[] = []
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => told.push(line) })
  stage = await startReleasing({ tidies: true, log, now: () => new Date(Date.now() + offsetMs) })
  server = stage.server
  operator = await server.given.signedIn({ userType: UserType.operator })
  await startsHaveRead(1)
})
afterAll(() => stage.close())

/** Waits for the reading at the start, which would repair what a test has changed. */
function startsHaveRead(count: number) {
  return until(() => told.filter((line) => line.includes(machineWasRead)).length === count, 50)
}

/** So long that no session of before is one. */
async function passes(minutes: number) {
  offsetMs += minutes * 60_000
  operator = await server.given.signedIn({ userType: UserType.operator })
}

const orders = teamParcel('orders', '1.0.0')
const [ordersAt, workbenchAt, signInAt] = [
  `/assets/parcels/orders/${orders.name}`,
  '/assets/parcels/workbench/main.w.js',
  '/assets/parcels/sign-in/main.a.js',
]
const built = (file: string) => path.join(stage.folder, file)
const unpacked = () => path.join(server.dataFolder, 'assets/orders', orders.name)

const plain = { headers: { 'accept-encoding': 'identity' } }
const body = async (at: string, url = server.url) => (await fetch(url + at, plain)).text()
const damageOf = async (slug: string) =>
  (await operator.call('listArtifactDamage', {})).list.filter((one) => one.slug === slug)
const isPutRight = async (slug: string) => (await damageOf(slug)).some(({ repairedAt }) => repairedAt !== null)

/** The report of a browser that got another file than the page had named. */
function refused(change: Partial<Opening>) {
  const errors: Opening['errors'] = [{ kind: 'load', message: 'Error: Error loading main.w.js', count: 1 }]
  return report(server.client(), anOpening({ failed: true, erred: true, errors, ...change }))
}
const ofWorkbench = { parcel: '@atrium/workbench', version: '1.0.0' }
const ofSignIn = { parcel: '@atrium/sign-in', version: '1.0.0' }
const ofOrders = { parcel: '@team/orders', version: '1.0.0' }

test('a changed file that a browser refuses is told to operators, and served rightly soon, by every process', async () => {
  const other = await server.startAnother()
  await startsHaveRead(2)
  await changeByte(built('workbench/main.w.js'))
  expect(await body(workbenchAt)).not.toBe(script)
  expect(await body(workbenchAt, other.localUrl)).not.toBe(script)
  expect((await refused(ofWorkbench)).body).toMatchObject({ result: { isTaken: true } })
  await until(async () => (await body(workbenchAt)) === script, 50)
  await until(async () => (await body(workbenchAt, other.localUrl)) === script, 50)
  await until(() => isPutRight('workbench'), 50)
  expect(await damageOf('workbench')).toMatchObject([{ version: '1.0.0', file: 'main.w.js' }])
  expect(told.some((line) => line.includes('main.w.js') && line.includes('workbench'))).toBe(true)
  await other.stop()
})

test('it is looked at once in a few minutes, however often it is told; and not for what is no file, or no version', async () => {
  await released(server, orders)
  await until(async () => (await body(ordersAt)) === orders.content, 50)
  await changeByte(unpacked())
  await refused({ ...ofOrders, version: '9.9.9' })
  await refused({ ...ofOrders, errors: [{ kind: 'script', message: 'Error: broken', count: 1 }] })
  await looked('sign-in', { file: 'sign-in/main.a.js', opening: ofSignIn })
  expect(await damageOf('orders')).toEqual([])
  expect(await body(ordersAt)).not.toBe(orders.content)

  await refused(ofOrders)
  await until(() => isPutRight('orders'), 50)
  expect(await body(ordersAt)).toBe(orders.content)

  await changeByte(unpacked())
  await passes(1)
  for (let time = 0; time < 3; time += 1) await refused(ofOrders)
  await passes(9)
  await looked('sign-in', { file: 'sign-in/main.a.js', opening: ofSignIn })
  expect(await body(ordersAt)).not.toBe(orders.content)
  await refused(ofOrders)
  await until(async () => (await body(ordersAt)) === orders.content, 50)
})

test('an archive that is served and has changed is told of, and made again by the machine that has the right files', async () => {
  await passes(10)
  const { place } = await server.services.tx(platform, (db) =>
    db
      .selectFrom('artifact_archive as h')
      .innerJoin('artifact as a', 'a.id', 'h.artifact_id')
      .innerJoin('stored_file as f', 'f.id', 'h.file_id')
      .select('f.place')
      .where('a.slug', '=', 'orders')
      .executeTakeFirstOrThrow(),
  )
  const archive = path.join(server.dataFolder, 'files/whole', place)
  const bytes = await readFile(archive)
  bytes.writeUInt8(0x21, bytes.indexOf('execute'))
  await writeFile(archive, bytes)
  await changeByte(unpacked())
  await refused(ofOrders)
  const ofStore = async () => (await damageOf('orders')).filter(({ machine }) => machine === null)
  await until(async () => (await ofStore()).length === 1, 50)
  expect(await ofStore()).toMatchObject([{ repairedAt: null }])
  await writeFile(unpacked(), orders.content)
  await passes(10)
  await refused(ofOrders)
  await until(async () => (await ofStore()).every(({ repairedAt }) => repairedAt !== null), 50)
})

/** One after the other: what was told before this has been looked at by then, or is not looked at. */
async function looked(slug: string, { file, opening }: { file: string; opening: Partial<Opening> }) {
  const before = (await damageOf(slug))[0]?.foundAt
  await writeFile(built(file), `${script} `)
  await refused(opening)
  await until(async () => {
    const [found] = await damageOf(slug)
    return found !== undefined && found.foundAt !== before && found.repairedAt !== null
  }, 50)
  expect(await body(signInAt)).toBe(script)
}
