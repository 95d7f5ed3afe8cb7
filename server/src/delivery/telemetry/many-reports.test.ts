import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { anOpening, report, startMeasured, type Opening } from './test/given.ts'

let here: Awaited<ReturnType<typeof startMeasured>>
beforeAll(async () => {
  here = await startMeasured()
})
afterAll(() => here.close())

const full = 2 ** 31 - 1
const errors: Opening['errors'] = [{ kind: 'script', message: 'broken', count: 1 }]
const telling = anOpening({ failed: true, erred: true, longTasks: 1, timings: { load: 8 }, errors })

test('counts of four bytes that are full count on, and are shown for every period', async () => {
  await here.later()
  await report(here.server.client(), telling)
  await here.server.services.telemetry.flush()
  await write(async (db) => {
    await sql`update telemetry_figure set openings = ${full}, failed = ${full}, erred = ${full}, long_tasks = ${full},
      load = array_replace(load, 1, ${full})`.execute(db)
    await sql`update telemetry_error set count = ${full}`.execute(db)
  })
  await report(here.server.client(), telling)
  for (const period of ['hour', 'day', 'week', 'month'] as const) {
    const { versions, series, errors: seen } = await here.shown('workbench', period)
    const count = full + 1
    expect(versions).toMatchObject([{ openings: count, failed: count, erred: count, longTasks: count, loadMs: 8 }])
    expect(series).toMatchObject([{ openings: count, erred: count }])
    expect(seen).toMatchObject([{ count }])
    const { list } = await here.operator().call('listTelemetry', { period })
    expect(list).toMatchObject([{ openings: count, failed: count, erred: count }])
  }
})

test('one opening counts so many long tasks and no more', async () => {
  await here.later()
  await report(here.server.client(), anOpening({ longTasks: 10_000 }), anOpening({ longTasks: 3 }))
  expect((await here.shown('workbench')).versions).toMatchObject([{ longTasks: 503 }])
})

test('what cannot be written of one parcel takes nothing from the others, and is written once it can be', async () => {
  await here.later()
  const told = [anOpening({ parcel: '@atrium/sign-in', longTasks: 1, errors }), anOpening({ errors })]
  await report(here.server.client(), ...told)
  await here.server.services.telemetry.flush()
  await longTasks(sql`9223372036854775807`)
  await report(here.server.client(), ...told)
  await expect(here.server.services.telemetry.flush()).rejects.toThrow('out of range')
  await longTasks(sql`1`)
  for (const slug of ['sign-in', 'workbench']) {
    const { versions, errors: seen } = await here.shown(slug)
    expect([versions, seen]).toMatchObject([[{ openings: 2 }], [{ count: 2 }]])
  }

  async function longTasks(value: ReturnType<typeof sql>) {
    const since = new Date(here.now().getTime() - 3_600_000)
    await write((db) =>
      sql`update telemetry_figure set long_tasks = ${value} where slug = 'sign-in' and at > ${since}`.execute(db),
    )
  }
})

function write(work: (db: Db) => Promise<unknown>) {
  return here.server.services.tx(platform, work)
}
