import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { z } from 'zod'
import { platform } from '../db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { defineJob, type Job } from './job.ts'
import { runNext } from './runner.ts'

const kind = 'test'
const hourMs = 60 * 60_000
let server: TestServer
let atMs: number

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  atMs = Date.now()
  await server.services.tx(platform, async (db) => {
    await db.deleteFrom('job').where('kind', '=', kind).execute()
    await server.services.enqueue(db, { kind, key: 'one', payload: {} })
  })
})

test('a job whose own end fails as well is given up all the same, and tried no more', async () => {
  let ends = 0
  const endless = defineJob({
    kind,
    payload: z.unknown(),
    steps: [{ name: 'fails', run: () => Promise.reject(new Error('this step fails')) }],
    gaveUp: async () => {
      ends += 1
      throw new Error('and this, too')
    },
  })
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await next(endless)
    atMs += hourMs
  }
  expect(ends).toBe(1)
  expect(await jobNow()).toMatchObject({ status: 'failed', attempts: 5, error_key: 'internal' })
})

test('work that takes long says how far it is, and is whole only when it is done', async () => {
  const seen: unknown[] = []
  const long = defineJob({
    kind,
    payload: z.unknown(),
    steps: [
      {
        name: 'all',
        async work(_payload, { hold, progress, services }) {
          for (const share of [0.4, 0.2, 1]) {
            await services.tx(platform, async (db) => {
              await hold(db)
              await progress(db, share)
            })
            seen.push((await jobNow()).percent)
          }
          return 'done'
        },
      },
    ],
  })
  await next(long)
  expect(seen).toEqual([40, 40, 99])
  expect(await jobNow()).toMatchObject({ status: 'done', percent: 100 })
})

function next(one: Job) {
  return runNext({ jobs: [one], services: server.services, log: pino({ level: 'silent' }), now: () => new Date(atMs) })
}

function jobNow() {
  return server.services.tx(platform, (db) =>
    db.selectFrom('job').selectAll().where('kind', '=', kind).executeTakeFirstOrThrow(),
  )
}
