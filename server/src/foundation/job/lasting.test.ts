import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
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

test('an enterprise whose jobs take long has one place at a time, so that those of another are taken meanwhile', async () => {
  const slow = Promise.withResolvers<void>()
  const ran: string[] = []
  const inTurn = defineJob({
    kind: 'inTurn',
    eachInTurn: true,
    payload: z.object({ name: z.string() }),
    steps: [
      {
        name: 'only',
        async work({ name }) {
          ran.push(name)
          if (name === 'first') await slow.promise
          return 'done'
        },
      },
    ],
  })
  for (const [name, entId] of [
    ['first', 'one'],
    ['second', 'one'],
    ['other', 'two'],
  ] as const)
    await server.services.tx(platform, (db) =>
      server.services.enqueue(db, { kind: 'inTurn', key: name, payload: { name }, entId }),
    )
  const first = next(inTurn)
  await until(() => ran.length === 1)
  expect([await next(inTurn), await next(inTurn)]).toEqual([true, false])
  slow.resolve()
  await first
  await next(inTurn)
  expect(ran).toEqual(['first', 'other', 'second'])
})

function next(one = job) {
  const now = () => new Date(Date.now() + offsetMs)
  return runNext({ jobs: [one], services: server.services, log: pino({ level: 'silent' }), now })
}

function add(key: string) {
  return server.services.tx(platform, (db) => server.services.enqueue(db, { kind, key, payload: {} }))
}

function jobOf(key: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst(),
  )
}
