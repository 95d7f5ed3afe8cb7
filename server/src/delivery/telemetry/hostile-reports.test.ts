import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { until } from '../../test/until.ts'
import { mostReports } from './limits.ts'
import { mostOpenings } from './people.ts'
import { anOpening, report, startMeasured, type Opening } from './test/given.ts'

let here: Awaited<ReturnType<typeof startMeasured>>
beforeAll(async () => {
  here = await startMeasured()
})
afterAll(() => here.close())

const script = `<script>alert(1)</script>`
const hostile: [string, object][] = [
  ['more than one report holds', { openings: Array.from({ length: 21 }, () => anOpening()) }],
  ['a negative time', { openings: [anOpening({ timings: { load: -1 } })] }],
  ['a time of months', { openings: [anOpening({ timings: { load: 1e12 } })] }],
  ['half a millisecond', { openings: [anOpening({ timings: { load: 0.5 } })] }],
  ['another measure', { openings: [{ ...anOpening(), timings: { secret: 1 } }] }],
  ['another field', { openings: [{ ...anOpening(), person: 'x' }] }],
  ['a name that is none', { openings: [anOpening({ parcel: script })] }],
  ['a version that is none', { openings: [anOpening({ version: script })] }],
  ['a build that is none', { revision: script, openings: [anOpening()] }],
  [
    'a message of a book',
    { openings: [anOpening({ errors: [{ kind: 'script', message: 'x'.repeat(201), count: 1 }] })] },
  ],
  ['a count of millions', { openings: [anOpening({ errors: [{ kind: 'script', message: 'x', count: 1e7 }] })] }],
  ['an unseen character', { openings: [anOpening({ errors: [{ kind: 'script', message: 'a\u0000b', count: 1 }] })] }],
]

test.each(hostile)('a report with %s is refused, and counts nothing', async (_how, change) => {
  await here.later()
  const input = { revision: 'r1', ...change }
  expect(await here.server.client().tryCall('reportTelemetry', input)).toMatchObject({
    status: 400,
    error: 'invalidInput',
  })
  expect((await here.shown('workbench')).versions).toEqual([])
})

test('errors are counted by message with when they were seen, and name no person', async () => {
  await here.later()
  const person = await here.server.given.signedIn()
  const errors = (message: string): Opening['errors'] => [{ kind: 'script', message, count: 2 }]
  await report(person, anOpening({ erred: true, errors: errors('cannot read https://a.example/x?token=1') }))
  here.passes(60_000)
  await report(person, anOpening({ erred: true, errors: errors('cannot read https://a.example/z') }))
  await report(
    here.server.client(),
    anOpening({ erred: true, errors: errors('cannot read https://a.example/y?token=2') }),
  )
  await report(here.server.client(), anOpening({ errors: errors(`${script} of ada@example.com`) }))
  const found = (await here.shown('workbench')).errors
  expect(found).toMatchObject([
    { kind: 'script', message: 'cannot read …', count: 4, isOfVisitors: false, revision: 'r1' },
    { message: `${script} of …`, count: 2, isOfVisitors: true },
    { kind: 'script', message: 'cannot read …', count: 2, isOfVisitors: true, revision: 'r1' },
  ])
  expect(Date.parse(found[0]?.lastAt ?? '')).toBeGreaterThan(Date.parse(found[0]?.firstAt ?? ''))
})

test('a caller who makes up messages fills no table with them, and takes no room from people', async () => {
  await here.later()
  const told = (message: string) => anOpening({ errors: [{ kind: 'script', message, count: 1 }] })
  const words = Array.from(
    { length: 80 },
    (_, index) => `made up ${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}`,
  )
  for (let from = 0; from < words.length; from += 20)
    await report(here.server.client(), ...words.slice(from, from + 20).map(told))
  await report(await here.server.given.signedIn(), told('really so'))
  await here.server.services.telemetry.flush()
  const rows = await here.server.services.tx(platform, (db) =>
    db
      .selectFrom('telemetry_error')
      .select(['message', 'count'])
      .where('minutes', '=', 5)
      .where('at', '>', new Date(here.now().getTime() - 3_600_000))
      .execute(),
  )
  expect(rows).toHaveLength(52)
  expect(rows.find(({ message }) => message === '')?.count).toBe(30)
  expect(rows.map(({ message }) => message)).toContain('really so')
})

test('a person, and an anonymous visitor at an address, tell so much and no more for a while; others go on', async () => {
  await here.later()
  const person = await here.server.given.signedIn()
  for (let told = 0; told < mostReports.person; told += 1) await report(person, anOpening())
  expect((await report(person, anOpening())).body).toMatchObject({ result: { isTaken: false } })
  expect((await report(await here.server.given.signedIn(), anOpening())).body).toMatchObject({
    result: { isTaken: true },
  })
  for (let told = 0; told < mostReports.visitorsOfAddress; told += 1) await report(here.server.client(), anOpening())
  expect((await report(here.server.client(), anOpening())).body).toMatchObject({ result: { isTaken: false } })
  // One of the two told so often that the rest counts as a visitor's.
  const ofPeople = mostOpenings + 1
  expect((await here.shown('workbench')).versions).toMatchObject([
    { isOfVisitors: true, openings: mostReports.person - mostOpenings + mostReports.visitorsOfAddress },
    { isOfVisitors: false, openings: ofPeople },
  ])
  await here.later()
  expect((await report(person, anOpening())).body).toMatchObject({ result: { isTaken: true } })
})

test('processes that write down the same figures at once lose nothing, and none waits for another', async () => {
  await here.later()
  const processes = Array.from({ length: 4 }, () => here.aProcess())
  const errors: Opening['errors'] = [{ kind: 'draw', message: 'broken', count: 1 }]
  for (let round = 0; round < 5; round += 1) {
    for (const [index, { note }] of processes.entries()) {
      const parcels = ['@atrium/workbench', '@atrium/sign-in'] as const
      const order = index % 2 === 0 ? parcels : parcels.toReversed()
      const openings = order.map((parcel) => ({
        ...anOpening({ timings: { load: 60 }, errors }),
        parcel,
        kind: 'root' as const,
      }))
      await note({ openings, revision: 'r1', isOfVisitor: false })
    }
    await Promise.all(processes.map(({ flush }) => flush()))
  }
  for (const slug of ['workbench', 'sign-in']) {
    const one = await here.shown(slug)
    expect(one.versions).toMatchObject([{ openings: 20 }])
    expect(one.errors).toMatchObject([{ message: 'broken', count: 20 }])
  }
})

test('what was told while there was no database is written down when it is back, once', async () => {
  await here.later()
  await report(here.server.client(), anOpening())
  await here.server.database.cut()
  await expect(here.server.services.telemetry.flush()).rejects.toMatchObject({ code: 'databaseUnavailable' })
  await here.server.database.mend()
  const flushed = async () => {
    try {
      await here.server.services.telemetry.flush()
      return true
    } catch {
      return false
    }
  }
  await until(flushed)
  expect((await here.shown('workbench')).versions).toMatchObject([{ openings: 1 }])
})

test('messages that differ only in a character that was cut through are written down, as one', async () => {
  await here.later()
  const errors = ['😀', '\u{20000}'].map((last) => ({
    kind: 'script' as const,
    message: `""${'a '.repeat(98)}${last}`,
    count: 1,
  }))
  await report(here.server.client(), anOpening({ errors }))
  expect((await here.shown('workbench')).errors).toMatchObject([{ count: 2 }])
})

test('errors that the database refuses are dropped, with a line in the log; the openings count, and so does what is told later', async () => {
  await here.later()
  const { note, flush } = here.aProcess()
  const opening = {
    ...anOpening({ errors: [{ kind: 'script', message: 'broken', count: 1 }] }),
    kind: 'root' as const,
  }
  await note({ openings: [opening], revision: 'a\u0000', isOfVisitor: true })
  await flush()
  await note({ openings: [opening], revision: 'r1', isOfVisitor: true })
  await flush()
  const { versions, errors } = await here.shown('workbench')
  expect(versions).toMatchObject([{ openings: 2 }])
  expect(errors).toMatchObject([{ message: 'broken', count: 1 }])
})
