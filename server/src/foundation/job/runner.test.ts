import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { z } from 'zod'
import { platform } from '../db/scope.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'
import { cancel } from './intervene-query.ts'
import { defineJob, type Job } from './job.ts'
import { runNext } from './runner.ts'

const kind = 'test'
const clock = { offsetMs: 0 }
let server: TestServer
let ran: string[]
let failing: string | null
let cutIn: string | null = null

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ran = []
  failing = null
  await server.services.tx(platform, (db) => db.deleteFrom('job').where('kind', '=', kind).execute())
})

test('the steps run once each, in order, and the percentage follows', async () => {
  await add('one')
  expect(await next()).toBe(true)
  expect(ran).toEqual(['first one', 'second one', 'third one'])
  expect(await jobOf('one')).toMatchObject({ status: 'done', percent: 100, step: 'third' })
  expect(await next()).toBe(false)
})

test('the same key is done once, however often it is asked for', async () => {
  expect(await add('one')).toBe(await add('one'))
  await next()
  expect(await next()).toBe(false)
})

test('two processes never take the same job', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map(add))
  await Promise.all([next(), next(), next(), next()])
  expect(ran.filter((step) => step.startsWith('first')).toSorted()).toEqual([
    'first a',
    'first b',
    'first c',
    'first d',
  ])
})

test('after a failure it goes on with the step that failed, and what that step wrote is gone', async () => {
  await add('one')
  failing = 'second'
  await next()
  expect(await jobOf('one')).toMatchObject({ status: 'queued', step: 'first', percent: 33, error_key: 'internal' })
  expect(await next()).toBe(false) // Not yet: it waits before it tries again.
  failing = null
  clock.offsetMs += 60_000
  await next()
  expect(ran).toEqual(['first one', 'second one', 'second one', 'third one'])
})

test('a job whose process died is taken over when its lease has run out', async () => {
  await add('one')
  await server.services.tx(platform, (db) =>
    db
      .updateTable('job')
      .set({ status: 'running', step: 'first', lease_until: now(20_000) })
      .where('kind', '=', kind)
      .execute(),
  )
  expect(await next()).toBe(false)
  clock.offsetMs += 21_000
  expect(await next()).toBe(true)
  expect(ran).toEqual(['second one', 'third one'])
})

test('each attempt leaves its line in the log, with the step and what went wrong', async () => {
  await add('one')
  failing = 'second'
  await next()
  failing = null
  clock.offsetMs += 60_000
  await next()
  const said = (await jobOf('one'))?.log.map(({ what, attempt, step, error }) => [what, attempt, step, error])
  expect(said).toEqual([
    ['started', 1, undefined, undefined],
    ['step', 1, 'first', undefined],
    ['failed', 1, 'second', 'internal'],
    ['started', 2, undefined, undefined],
    ['step', 2, 'second', undefined],
    ['done', 2, 'third', undefined],
  ])
})

test.each([false, true])(
  'one that is cancelled does nothing more; its failure (%s) does not bring it back',
  async (fails) => {
    await add('one')
    const between = async () => {
      await server.services.tx(platform, (db) => cancel(db, { kind, key: 'one', by: 'somebody', now: now(0) }))
      if (fails) throw new Error('this step fails')
      return 'done' as const
    }
    const [first, , last] = job.steps
    const steps = [first, { name: 'second', work: between }, last].filter((step) => step !== undefined)
    await next({ ...job, steps })
    expect(await jobOf('one')).toMatchObject({ status: 'cancelled', step: 'first', lease_until: null, error_key: null })
    clock.offsetMs += 60 * 60_000
    expect(await next()).toBe(false)
    expect(ran).toEqual(['first one'])
  },
)

test('after five failures it is given up, and says so', async () => {
  await add('one')
  failing = 'first'
  for (let i = 0; i < 6; i += 1) {
    await next()
    clock.offsetMs += 60 * 60_000
  }
  expect(await jobOf('one')).toMatchObject({ status: 'failed', attempts: 5 })
})

test('a job that ends each process that tries it is given up like one that fails, and says so', async () => {
  await add('one')
  let gaveUp = 0
  const deadly: Job = { ...job, gaveUp: async () => void (gaveUp += 1) }
  const killed = (attempts: number) =>
    server.services.tx(platform, (db) =>
      db.updateTable('job').set({ status: 'running', attempts, lease_until: null }).where('kind', '=', kind).execute(),
    )
  await killed(5)
  expect(await next(deadly)).toBe(true)
  expect([ran, gaveUp]).toEqual([[], 1])
  expect(await jobOf('one')).toMatchObject({ status: 'failed', step: null, error_key: 'processEnded' })
  expect((await jobOf('one'))?.log.map(({ what }) => what)).toEqual(['takenOver', 'gaveUp'])
  expect(await next(deadly)).toBe(false)
})

test('V18: a job whose database died alone goes on seconds after it is back, and not when its lease is over', async () => {
  await add('one')
  cutIn = 'second'
  const ran1 = next()
  await until(async () => !(await isReachable()))
  await server.database.mend()
  expect(await ran1).toBe(true)
  const noted = await jobOf('one')
  expect(noted).toMatchObject({ status: 'queued', step: 'first' })
  expect(Number(noted?.lease_until?.getTime()) - now(0).getTime()).toBeLessThan(5000)
})

async function isReachable() {
  return (await server.client().fetch('/readyz')).status === 200
}

const job = defineJob({
  kind,
  payload: z.object({ name: z.string() }),
  steps: ['first', 'second', 'third'].map((step) => ({
    name: step,
    run: async ({ name }: { name: string }) => {
      ran.push(`${step} ${name}`)
      if (cutIn === step) {
        cutIn = null
        await server.database.cut()
      }
      if (failing === step) throw new Error('this step fails')
    },
  })),
})

function next(one: Job = job) {
  return runNext({
    jobs: [one],
    services: server.services,
    log: pino({ level: 'silent' }),
    now: () => now(0),
  })
}

function now(plusMs: number) {
  return new Date(Date.now() + clock.offsetMs + plusMs)
}

function add(key: string) {
  return server.services.tx(platform, (db) => server.services.enqueue(db, { kind, key, payload: { name: key } }))
}

function jobOf(key: string) {
  return server.services.tx(platform, (db) =>
    db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst(),
  )
}
