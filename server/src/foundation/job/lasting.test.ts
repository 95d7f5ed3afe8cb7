import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { platform } from '../db/scope.ts'
import { defineJob, type Job } from './job.ts'
import { runNext } from './runner.ts'

const kind = 'lasting'
const minute = 60_000
let server: TestServer
let offsetMs = 0
let isFailing = false
const job: Job = defineJob({
  kind,
  payload: z.object({}),
  lasts: true,
  steps: [
    {
      name: 'only',
      async run() {
        if (isFailing) throw new Error('what it needs is not there')
      },
    },
  ],
})

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a job that lasts is tried for a day, each five minutes at last, and is done once what it needs is back', async () => {
  await add('one')
  isFailing = true
  for (let i = 0; i < 20; i += 1) {
    await next()
    offsetMs += 5 * minute
  }
  expect(await jobOf('one')).toMatchObject({ status: 'queued', attempts: 20, error_key: 'internal' })
  isFailing = false
  await next()
  expect(await jobOf('one')).toMatchObject({ status: 'done' })
  await add('two')
  isFailing = true
  await next()
  for (let i = 0; i < 6; i += 1) {
    offsetMs += 5 * 60 * minute
    await next()
  }
  expect(await jobOf('two')).toMatchObject({ status: 'failed', error_key: 'internal' })
})

function next() {
  const now = () => new Date(Date.now() + offsetMs)
  return runNext({ jobs: [job], services: server.services, log: pino({ level: 'silent' }), now })
}

function add(key: string) {
  return server.services.tx(platform, (db) => server.services.enqueue(db, { kind, key, payload: {} }))
}

function jobOf(key: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst(),
  )
}
