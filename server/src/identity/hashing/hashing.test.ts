import { argon2Sync } from 'node:crypto'
import { afterEach, expect, test } from '@jest/globals'
import { createHashing, type Hashing } from './hashing.ts'
import { until } from '../../test/until.ts'
import { startWorker, type HashWorker } from './start-worker.ts'

const costs = { memoryKib: 64, passes: 1, lanes: 1 }
const salt = Buffer.alloc(16, 1)
const turn = { network: 'A', account: 'ann' }
let hashing: Hashing
afterEach(() => hashing.stop())

test('the tags are those of argon2id, in the order of the messages', async () => {
  hashing = createHashing()
  const found = await hashing.derive(work('one', 'two'), turn)
  const expected = ['one', 'two'].map((text) =>
    argon2Sync('argon2id', { message: text, nonce: salt, memory: 64, passes: 1, parallelism: 1, tagLength: 32 }),
  )
  expect(found).toEqual(expected)
})

test('T07: what a killed thread was at is done by another one, and the next hash gets one, too', async () => {
  const started: HashWorker[] = []
  hashing = createHashing({ workers: 1, start: () => remember(started) })
  const long = hashing.derive({ ...work('long'), costs: { ...costs, passes: 2000 } }, turn)
  const next = hashing.derive(work('next'), turn)
  await until(() => started.length === 1)
  await started[0]?.end()
  expect((await long)[0]).toHaveLength(32)
  expect((await next)[0]).toHaveLength(32)
  expect(started).toHaveLength(2)
})

test('T07: a piece of work whose thread is killed a second time fails', async () => {
  const started: HashWorker[] = []
  hashing = createHashing({ workers: 1, start: () => remember(started) })
  const long = hashing.derive({ ...work('long'), costs: { ...costs, passes: 200_000 } }, turn)
  const ends = Promise.allSettled([long])
  await until(() => started.length === 1)
  await started[0]?.end()
  await until(() => started.length === 2)
  await started[1]?.end()
  await ends
  await expect(long).rejects.toThrow(/a thread that hashes has ended/)
})

test('T07: a thread that is killed while it is idle fails nothing', async () => {
  const started: HashWorker[] = []
  hashing = createHashing({ workers: 1, start: () => remember(started) })
  await hashing.derive(work('one'), turn)
  await started[0]?.end()
  expect(await hashing.derive(work('two'), turn)).toHaveLength(1)
})

test('T07: a thread that crashes says why', async () => {
  hashing = createHashing()
  const impossible = { ...work('x'), costs: { ...costs, lanes: 0 } }
  await expect(hashing.derive(impossible, turn)).rejects.toThrow(/has crashed/)
})

test('a caller who waits when the server stops is told', async () => {
  hashing = createHashing({ workers: 1 })
  const long = hashing.derive({ ...work('long'), costs: { ...costs, passes: 2000 } }, turn)
  const waiting = hashing.derive(work('waits'), turn)
  const ends = Promise.allSettled([long, waiting])
  await hashing.stop()
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

function work(...texts: string[]) {
  return { messages: texts.map((text) => Buffer.from(text)), salt, costs, length: 32 }
}

function remember(started: HashWorker[]) {
  const worker = startWorker()
  started.push(worker)
  return worker
}
