import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { givenApk } from './test/given-package.ts'
import { givenOperator, type Operator } from './test/given.ts'

const requestMs = 3000
const platform = 'apk'
const bytes = givenApk()
let server: TestServer
let operator: Operator

beforeAll(async () => {
  const usual = { headersMs: 2000, requestMs, pieceMs: 60_000, checkEveryMs: 50 }
  server = await startTestServer({ patience: usual })
  operator = await givenOperator(server)
})
afterAll(() => server.close())

test('a piece of a file comes as slowly as its line is, as long as something comes', async () => {
  const { id } = await announced()
  const answer = await operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content: slowly(bytes) })
  expect(answer).toMatchObject({ status: 200, body: { result: { offset: bytes.length } } })
})

test('T17: a piece of which nothing comes any more ends its connection', async () => {
  const { id } = await announced()
  const content = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, 100))),
  })
  const sent = operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content })
  expect(await sent.then(({ status }) => status).catch(() => 408)).toBe(408)
  await operator.call('cancelPackage', { platform, id })
})

test('T17: a caller who may not send a piece at all has no more time than for anything else', async () => {
  const stranger = server.client()
  const sent = stranger.tryCall(
    'addPackageBytes',
    { platform, id: 'a'.repeat(20), offset: 0 },
    { content: slowly(bytes) },
  )
  expect(await sent.then(({ status }) => status).catch(() => 401)).toBe(401)
})

test('a caller who is refused in the middle of a piece is told why', async () => {
  const { id } = await announced()
  const html = Buffer.from('<!doctype html>'.repeat(1000))
  const content = slowly(html)
  expect((await operator.tryCall('addPackageBytes', { platform, id, offset: 0 }, { content })).error).toBe(
    'packageNoZip',
  )
  expect((await operator.tryCall('cancelPackage', { platform, id })).status).toBe(200)
})

function announced() {
  return operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: bytes.length })
}

/** Sends the bytes in ten pieces, for half as long again as a request may take. */
function slowly(all: Buffer) {
  const step = Math.ceil(all.length / 10)
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      if (at >= all.length) return controller.close()
      controller.enqueue(new Uint8Array(all.subarray(at, at + step)))
      at += step
      await wait(requestMs * 0.15)
    },
  })
}
