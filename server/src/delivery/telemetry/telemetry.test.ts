import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../foundation/db/scope.ts'
import { removeFlag, writeFlag } from '../../operation/setting/maintenance/state.ts'
import { prune } from '../../operation/watch/prune/prune.ts'
import { writePortal } from '../../test/portal-fixture.ts'
import { password } from '../../test/test-server.ts'
import { anOpening, report, startMeasured } from './test/given.ts'

const dayMs = 24 * 60 * 60_000

let here: Awaited<ReturnType<typeof startMeasured>>
beforeAll(async () => {
  here = await startMeasured()
})
afterAll(() => here.close())

test('what pages tell is added up by version: openings, failures, and how long three quarters took at most', async () => {
  const [person, other] = [await here.server.given.signedIn(), await here.server.given.signedIn()]
  for (const load of [90, 90, 240]) await report(person, anOpening({ timings: { load, mount: 30 } }))
  await report(other, anOpening({ timings: { load: 5000, mount: 30 } }))
  await report(other, anOpening({ failed: true, erred: true }), anOpening({ erred: true, longTasks: 3 }))
  const { versions, series, stepMinutes, from, at } = await here.shown('workbench')
  expect(versions).toMatchObject([{ version: '1.0.0', openings: 6, failed: 1, erred: 2, longTasks: 3, mountMs: 44 }])
  expect(versions[0]?.loadMs).toBe(250)
  expect(stepMinutes).toBe(5)
  // Eleven steps of five minutes before the present one, which has begun.
  expect(Math.floor((Date.parse(at) - Date.parse(from)) / 300_000)).toBe(11)
  expect(series).toMatchObject([{ version: '1.0.0', openings: 6, erred: 2, loadMs: 250 }])
  const { list, total } = await here.operator().call('listTelemetry', { period: 'hour' })
  expect([total, list]).toMatchObject([1, [{ slug: 'workbench', version: '1.0.0', openings: 6, erred: 2 }]])
})

test.each(['hour', 'day', 'week', 'month'] as const)('the same is told of the last %s', async (period) => {
  await here.later()
  await report(here.server.client(), anOpening({ parcel: '@atrium/sign-in', timings: { content: 120 } }))
  const { versions, series } = await here.shown('sign-in', period)
  expect(versions[0]).toMatchObject({ version: '1.0.0', contentMs: expect.any(Number) })
  expect(series.reduce((sum, { openings }) => sum + openings, 0)).toBe(versions[0]?.openings)
})

test('a report neither keeps a session alive nor needs one, and names no person', async () => {
  await here.later()
  const person = await here.server.given.signedIn()
  const seen = () =>
    here.server.services.tx(platform, (db) =>
      db.selectFrom('session').select(['id', 'last_seen_at']).where('user_id', '=', person.person.id).execute(),
    )
  const before = await seen()
  here.passes(10 * 60_000)
  expect((await report(person, anOpening())).body).toMatchObject({ result: { isTaken: true } })
  expect(await seen()).toEqual(before)
  person.cookies.clear()
  expect((await report(person, anOpening())).status).toBe(200)
  const { versions } = await here.shown('workbench')
  expect(versions).toMatchObject([
    { openings: 1, isOfVisitors: false },
    { openings: 1, isOfVisitors: true },
  ])
})

test('what visitors tell of a version stands apart from what people tell of it, wherever operators read it (S4)', async () => {
  await here.later()
  const people = [await here.server.given.signedIn(), await here.server.given.signedIn()]
  for (const person of people) await report(person, anOpening({ timings: { load: 90 } }))
  const broken = { failed: true, erred: true, errors: [{ kind: 'load' as const, message: 'gone', count: 1 }] }
  for (let told = 0; told < 5; told += 1) await report(here.server.client(), anOpening(broken))
  const { versions, series, errors } = await here.shown('workbench')
  const [ofVisitors, ofPeople] = [
    { isOfVisitors: true, openings: 5, erred: 5 },
    { isOfVisitors: false, openings: 2, erred: 0, loadMs: expect.any(Number) },
  ]
  expect(versions).toMatchObject([
    { ...ofVisitors, failed: 5 },
    { ...ofPeople, failed: 0 },
  ])
  expect(series).toMatchObject([ofPeople, ofVisitors])
  expect(errors).toMatchObject([{ message: 'gone', count: 5, isOfVisitors: true }])
  const listed = async (isOfVisitors?: boolean) =>
    (await here.operator().call('listTelemetry', { period: 'hour', isOfVisitors })).list
  expect(await listed()).toMatchObject([ofVisitors, ofPeople])
  expect(await listed(false)).toMatchObject([ofPeople])
})

test('what is told of a parcel or a version that is not of this portal is left out, quietly', async () => {
  await here.later()
  const made = [
    anOpening({ parcel: '@atrium/made-up' }),
    anOpening({ version: '9.9.9' }),
    anOpening({ parcel: '@other/workbench' }),
  ]
  expect(await report(here.server.client(), ...made, anOpening())).toMatchObject({
    status: 200,
    body: { result: { isTaken: true } },
  })
  await here.server.services.telemetry.flush()
  const { list } = await here.operator().call('listTelemetry', { period: 'hour' })
  expect(list).toMatchObject([{ slug: 'workbench', version: '1.0.0', openings: 1 }])
})

test('a version that was replaced is still told of, also to a process that began later', async () => {
  await here.later()
  await report(here.server.client(), anOpening())
  await here.server.services.telemetry.flush()
  await writePortal(here.folder, { version: '1.1.0' })
  const another = here.aProcess()
  const told = [anOpening(), anOpening({ version: '1.1.0' }), anOpening({ version: '1.2.0' })]
  await another.note({ openings: told.map((one) => ({ ...one, kind: 'root' })), revision: 'r2', isOfVisitor: true })
  await another.flush()
  const { versions } = await here.shown('workbench')
  expect(versions.map(({ version, openings }) => [version, openings])).toEqual([
    ['1.0.0', 2],
    ['1.1.0', 1],
  ])
  await writePortal(here.folder)
})

test('while the portal is being updated a page that tells something is answered as always', async () => {
  await here.later()
  await writeFlag(here.server.dataFolder, { reason: 'update', eta: null })
  here.server.services.maintenance.forget()
  expect((await here.server.client().tryCall('getHomeLink', {})).status).toBe(503)
  expect((await here.server.client().tryCall('getTelemetrySampling', {})).status).toBe(200)
  expect((await report(here.server.client(), anOpening())).body).toMatchObject({ result: { isTaken: true } })
  await removeFlag(here.server.dataFolder)
  here.server.services.maintenance.forget()
})

test('operators set what is measured, and browsers are told; no other person reads the figures', async () => {
  await here.later()
  expect(await here.server.client().call('getTelemetrySampling', {})).toEqual({ percent: 100 })
  await here.operator().call('verifyPassword', { op: 'verify', password })
  await here.operator().call('updateTelemetrySetting', { percent: 5, version: 0 })
  await here.server.services.settings.refresh()
  expect(await here.server.client().call('getTelemetrySampling', {})).toEqual({ percent: 5 })
  const administrator = await here.server.given.signedIn({ userType: UserType.administrator })
  expect((await administrator.tryCall('getTelemetry', { slug: 'workbench' })).error).toBe('forbidden')
  expect((await administrator.tryCall('listTelemetry', {})).error).toBe('forbidden')
})

test('of which enterprises something was told is kept for a day (S4)', async () => {
  const row = { slug: 'workbench', version: '1.0.0', share: 1, openings: 1, erred: 0, mount: null }
  const kept = () =>
    here.server.services.tx(platform, (db) =>
      db.selectFrom('telemetry_share').select('share').orderBy('share').execute(),
    )
  await here.server.services.tx(platform, (db) =>
    db
      .insertInto('telemetry_share')
      .values([
        { ...row, at: new Date(here.now().getTime() - 2 * dayMs) },
        { ...row, at: here.now(), share: 2 },
      ])
      .execute(),
  )
  await prune({ ...here.server.services, now: here.now, signal: new AbortController().signal })
  expect(await kept()).toEqual([{ share: 2 }])
})

test('rows of minutes go first, then those of hours, and those of days when operators say', async () => {
  const kept = () =>
    here.server.services.tx(platform, (db) =>
      db.selectFrom('telemetry_figure').select('minutes').distinct().orderBy('minutes').execute(),
    )
  const pruneAfter = (days: number) =>
    prune({
      ...here.server.services,
      now: () => new Date(here.now().getTime() + days * dayMs),
      signal: new AbortController().signal,
    })
  await pruneAfter(0)
  expect(await kept()).toEqual([{ minutes: 5 }, { minutes: 60 }, { minutes: 1440 }])
  await pruneAfter(5)
  expect(await kept()).toEqual([{ minutes: 60 }, { minutes: 1440 }])
  await pruneAfter(20)
  expect(await kept()).toEqual([{ minutes: 1440 }])
  await pruneAfter(95)
  expect(await kept()).toEqual([])
})
