import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { partBytes } from '../../../foundation/file/file/backend.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { until } from '../../../test/until.ts'
import { givenOperator, type Operator } from '../package/test/given.ts'
import { bundleLimits } from './limits.ts'
import { announced, filesOf, trusting, uploadedBundle } from './test/given.ts'
import { givenBundle } from './test/given-bundle.ts'

let server: TestServer
let operator: Operator

beforeAll(async () => {
  server = await startTestServer({ environment: trusting })
  operator = await givenOperator(server)
})
afterAll(() => server.close())
afterEach(() => server.services.tx(platform, (db) => db.deleteFrom('bundle').execute()))

const send = (by: Client, id: string, piece: { offset: number; content: Buffer<ArrayBuffer> | ReadableStream }) =>
  by.tryCall('addBundleBytes', { id, offset: piece.offset }, { content: piece.content })

test('a bundle that a trusted key has signed is ready once it is verified, and says what it is', async () => {
  const bytes = await givenBundle()
  const found = await uploadedBundle(operator, bytes)
  expect(found).toMatchObject({
    status: 'ready',
    version: '0.2.0',
    minVersion: '0.1.0',
    signer: 'Release team',
    title: '平台升级',
    notesEn: 'Faster lists',
    sizeBytes: bytes.length,
    obstacle: null,
    parts: [
      { name: 'server/', files: 1, sizeBytes: 4 },
      { name: 'bin/', files: 1, sizeBytes: 3 },
    ],
  })
  expect(found.sha256).toMatch(/^[0-9a-f]{64}$/)
  const listed = await operator.call('listBundles', { iSearch: '0.2' })
  expect(listed.list).toMatchObject([{ id: found.id, status: 'ready', uploadedBy: expect.any(String) }])
  expect((await operator.call('listBundles', { status: 'refused' })).total).toBe(0)
  const { list } = await operator.call('listAudit', { iSearch: found.id })
  expect(list.map(({ action, targetName }) => [action, targetName])).toEqual([
    ['checkBundle', '0.2.0'],
    ['addBundle', '0.2.0'],
  ])
})

test('F03: an upload that is cut in the middle goes on from its last whole part', async () => {
  const bytes = await givenBundle({ files: { big: randomBytes(partBytes).toString('latin1') } })
  const id = await announced(operator, bytes)
  const cut = send(operator, id, { offset: 0, content: cutAfter(bytes.subarray(0, partBytes + 5)) })
  await expect(cut).rejects.toThrow('fetch failed')
  await until(async () => (await operator.call('getBundle', { id })).receivedBytes === partBytes)
  const wrong = await send(operator, id, { offset: 0, content: Buffer.from(bytes) })
  expect(wrong).toMatchObject({ status: 409, error: 'fileOffsetWrong', body: { params: { offset: partBytes } } })
  const rest = Buffer.from(bytes.subarray(partBytes))
  expect((await send(operator, id, { offset: partBytes, content: rest })).status).toBe(200)
  await until(async () => (await operator.call('getBundle', { id })).status === 'ready', 50)
  const again = await send(operator, id, { offset: bytes.length, content: Buffer.alloc(0) })
  expect(again).toMatchObject({ status: 200, body: { result: { status: 'ready' } } })
})

test('F03: a sender who did not hear that the last piece came sends it again, is told so, and hears what became of it', async () => {
  const bytes = await givenBundle()
  const id = await announced(operator, bytes)
  const last = () => send(operator, id, { offset: 0, content: Buffer.from(bytes) })
  const atOnce = await Promise.all([last(), last(), last()])
  const told = { status: 409, error: 'fileOffsetWrong', body: { params: { offset: bytes.length } } }
  expect(atOnce.filter(({ status }) => status === 200).length).toBe(1)
  for (const answer of atOnce.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(told)
  expect(await last()).toMatchObject(told)
  await until(async () => (await operator.call('getBundle', { id })).status === 'ready', 50)
  expect(await last()).toMatchObject(told)
  const asked = await send(operator, id, { offset: bytes.length, content: Buffer.alloc(0) })
  expect(asked).toMatchObject({ status: 200, body: { result: { status: 'ready' } } })
})

test('two uploads at once are two bundles; a third waits, and so does one beyond what is kept', async () => {
  const [one, other] = [await givenBundle(), await givenBundle({ manifest: { version: '0.3.0' } })]
  const ids = [await announced(operator, one), await announced(operator, other)]
  const third = await operator.tryCall('addBundle', { name: 'c.zip', sizeBytes: 9 })
  expect(third).toMatchObject({ error: 'tooManyUploads', body: { params: { count: bundleLimits.uploadsAtOnce } } })
  await Promise.all(
    [one, other].map((bytes, at) => send(operator, ids[at] ?? '', { offset: 0, content: Buffer.from(bytes) })),
  )
  await until(async () => (await operator.call('listBundles', { status: 'ready' })).total === 2, 50)
  const { list } = await operator.call('listBundles', {})
  expect(new Set(list.map(({ version }) => version))).toEqual(new Set(['0.2.0', '0.3.0']))
  const row = { status: 'unchecked', file_name: 'x.zip', size_bytes: 1, created_at: new Date() } as const
  const rows = Array.from({ length: bundleLimits.kept - 2 }, (_, at) => ({
    ...row,
    id: `k${at}`,
    uploaded_by: operator.person.id,
  }))
  await server.services.tx(platform, (db) => db.insertInto('bundle').values(rows).execute())
  expect((await operator.tryCall('addBundle', { name: 'c.zip', sizeBytes: 9 })).error).toBe('bundlesFull')
})

test('what cannot be a bundle is refused before its bytes come, or at the first of them', async () => {
  const errorOf = async (name: string, sizeBytes: number) =>
    (await operator.tryCall('addBundle', { name, sizeBytes })).error
  expect(await errorOf('atrium.tar', 9)).toBe('bundleNameWrong')
  expect(await errorOf('atrium.zip', 2048 * 1024 * 1024 + 1)).toBe('bundleTooLarge')
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const id = await announced(operator, html)
  expect(await send(operator, id, { offset: 0, content: html })).toMatchObject({ status: 400, error: 'bundleNoZip' })
  expect(await operator.call('getBundle', { id })).toMatchObject({ status: 'uploading', receivedBytes: 0 })
  await operator.call('cancelBundle', { id })
  expect((await operator.tryCall('getBundle', { id })).error).toBe('notFound')
})

test('an upload is its operator’s own, begins with a confirmation, and is closed to all but operators', async () => {
  const bytes = await givenBundle()
  const id = await announced(operator, bytes)
  const other = await server.given.signedIn({ userType: UserType.operator })
  expect((await other.tryCall('addBundle', { name: 'x.zip', sizeBytes: 9 })).error).toBe('stepUpRequired')
  expect((await other.tryCall('removeBundle', { id })).error).toBe('stepUpRequired')
  expect((await send(other, id, { offset: 0, content: Buffer.from(bytes) })).error).toBe('notFound')
  expect((await other.tryCall('cancelBundle', { id })).error).toBe('notFound')
  for (const userType of [UserType.administrator, UserType.saasAdministrator, UserType.member]) {
    const person = await server.given.signedIn({ userType })
    await server.given.confirm(person)
    const answers = await Promise.all([
      person.tryCall('listBundles', {}),
      person.tryCall('getBundle', { id }),
      person.tryCall('addBundle', { name: 'x.zip', sizeBytes: 9 }),
      person.tryCall('removeBundle', { id }),
      person.tryCall('cancelBundle', { id }),
      send(person, id, { offset: 0, content: Buffer.from(bytes) }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
  }
  expect((await server.client().tryCall('listBundles', {})).status).toBe(401)
})

test('a bundle that is removed is gone at once, and its file after the grace time', async () => {
  const { id } = await uploadedBundle(operator, await givenBundle())
  await operator.call('removeBundle', { id })
  expect((await operator.tryCall('getBundle', { id })).error).toBe('notFound')
  // Sent again after a lost answer.
  expect(await operator.call('removeBundle', { id })).toEqual({})
  expect((await filesOf(server)).at(-1)).toMatchObject({ status: 'removed' })
  const { list } = await operator.call('listAudit', { iSearch: id, action: 'removeBundle' })
  expect(list.length).toBe(1)
  const sending = await announced(operator, Buffer.alloc(9))
  expect((await operator.tryCall('removeBundle', { id: sending })).error).toBe('bundleNotReady')
})

test('where no key is configured, no operator sends a bundle that would be refused', async () => {
  const keyless = await startTestServer()
  const one = await givenOperator(keyless)
  expect((await one.tryCall('addBundle', { name: 'x.zip', sizeBytes: 9 })).error).toBe('bundleNoKeys')
  await keyless.close()
})

function cutAfter(bytes: Buffer) {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.length) return controller.error(new Error('the line broke'))
      controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + 64 * 1024)))
      sent += 64 * 1024
    },
  })
}
