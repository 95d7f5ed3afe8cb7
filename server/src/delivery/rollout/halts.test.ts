import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pino } from 'pino'
import { until } from '../../test/until.ts'
import { anOpening, report } from '../telemetry/test/given.ts'
import { startRollouts } from './test/given-rollout.ts'
import { createWatch } from './watch.ts'

let world: Awaited<ReturnType<typeof startRollouts>>
beforeAll(async () => void (world = await startRollouts()))
afterAll(() => world.close())

type Team = Pick<Awaited<ReturnType<typeof world.team>>, 'operator' | 'slug'>
const newest = async ({ operator, slug }: Team) => (await operator.call('listRollouts', { slug })).list[0]
const minuteMs = 60_000

async function begun(slug: string, percent = 100) {
  const team = await world.team(slug)
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent })
  world.server.services.rollouts.forget()
  return team
}

async function healthOf(team: Team) {
  return team.operator.call('getRollout', { id: (await newest(team))?.id ?? '' })
}

const look = () => world.server.services.rolloutWatch.look()

/** The process looks by itself, too, and one of both does nothing then. */
function halted(team: Team) {
  return until(async () => {
    await look()
    return (await newest(team))?.state === 'halted'
  }, 50)
}

test('a version with more errors than the one before it halts by itself, and says with which figures', async () => {
  const team = await begun('erring')
  await world.told(team, '1.0.0', { openings: 40, erred: 1 })
  await world.told(team, '2.0.0', { openings: 20, erred: 5 })
  await halted(team)
  const found = {
    cause: 'errors',
    own: { openings: 20, erred: 5, mountMs: 44 },
    before: { openings: 40, erred: 1, mountMs: 44 },
  }
  expect(await newest(team)).toMatchObject({ state: 'halted', endedByKind: null, endedBy: null, found })
  const [entry] = (await team.operator.call('listAudit', { action: 'haltRollout' })).list
  const { diff, actorId } = await team.operator.call('getAudit', { id: entry?.id ?? '' })
  expect({ diff, actorId }).toMatchObject({ diff: { versionName: '2.0.0', found }, actorId: null })
})

test('a version that opens more slowly than the one before it halts by itself', async () => {
  const team = await begun('slow')
  await world.told(team, '1.0.0', { openings: 20, mountMs: 90 })
  await world.told(team, '2.0.0', { openings: 20, mountMs: 900 })
  await halted(team)
  expect(await newest(team)).toMatchObject({ found: { cause: 'mount' } })
})

test('a version that errs as much as the one before it runs on, and so does one of which too little is known', async () => {
  const [same, few] = [await begun('same'), await begun('few')]
  await world.told(same, '1.0.0', { openings: 40, erred: 12 })
  await world.told(same, '2.0.0', { openings: 40, erred: 12 })
  await world.told(few, '2.0.0', { openings: 19, erred: 19 })
  await look()
  for (const team of [same, few]) expect(await newest(team)).toMatchObject({ state: 'running', found: null })
  const { id = '' } = (await newest(few)) ?? {}
  const { health } = await few.operator.call('getRollout', { id })
  expect(health).toMatchObject({ own: { openings: 19, erred: 19 }, before: null })
})

test('a visitor without a session halts nothing', async () => {
  const team = await begun('strangers')
  const stranger = world.server.client()
  const opening = anOpening({ parcel: `@${team.team}/${team.slug}`, version: '2.0.0', erred: true, failed: true })
  for (let n = 0; n < 3; n += 1) await report(stranger, ...Array.from({ length: 20 }, () => opening))
  await look()
  expect(await newest(team)).toMatchObject({ state: 'running' })
})

test('once several enterprises have a version, what one of them alone tells does not halt it (S4)', async () => {
  const team = await begun('several')
  const others = await world.server.given.enterprise()
  await world.told(team, '2.0.0', { openings: 3, of: others })
  await world.told(team, '2.0.0', { openings: 21, erred: 21 })
  await look()
  expect(await newest(team)).toMatchObject({ state: 'running' })
  expect((await healthOf(team)).health).toMatchObject({ own: { openings: 24, erred: 21 } })
  await world.told(team, '2.0.0', { openings: 3, erred: 3, of: others })
  await halted(team)
})

test('what was told before it began is none of a roll-out’s', async () => {
  const team = await begun('again')
  await world.told(team, '2.0.0', { openings: 20, erred: 20 })
  await halted(team)
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  world.server.services.rollouts.forget()
  await world.told(team, '2.0.0', { openings: 20 })
  await look()
  expect(await newest(team)).toMatchObject({ state: 'running' })
})

test('where no person has the version before any more, that of the day before stands in', async () => {
  const team = await world.team('everybody')
  await world.told(team, '1.0.0', { openings: 40, erred: 20 })
  await world.server.services.telemetry.flush()
  world.passes(2 * 60 * minuteMs)
  const [operator, again] = [await world.server.given.signIn({ loginId: 'operator' }), team.machine]
  await again.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  world.server.services.rollouts.forget()
  await world.told(team, '2.0.0', { openings: 20, erred: 10 })
  await look()
  expect(await newest({ operator, slug: team.slug })).toMatchObject({ state: 'running' })
  await world.told(team, '2.0.0', { openings: 20, erred: 18 })
  await halted({ operator, slug: team.slug })
  const { found } = (await newest({ operator, slug: team.slug })) ?? {}
  expect(found).toMatchObject({ before: { openings: 40, erred: 20 } })
})

test('it halts also by a process that cannot write down what it was told', async () => {
  const team = await begun('unwritten')
  await world.told(team, '2.0.0', { openings: 20, erred: 20 })
  const { tx, rollouts, telemetry } = world.server.services
  await telemetry.flush()
  const flush = () => Promise.reject(new Error('refused'))
  const log = pino({ level: 'silent' })
  const watch = createWatch({ tx, log, now: world.now, rollouts, telemetry: { flush } })
  await until(async () => {
    await watch.look()
    return (await newest(team))?.state === 'halted'
  }, 50)
})

test('a version that breaks for an enterprise of seven people halts once each of them has opened it (R15)', async () => {
  const team = await world.team('seven')
  const enterprise = await world.server.given.enterprise()
  await team.machine.call('beginOwnRollout', { version: '2.0.0', enterprises: [enterprise.id] })
  world.server.services.rollouts.forget()
  expect((await newest(team))?.limits).toMatchObject({ openings: 5, errorPoints: 5 })
  for (let n = 0; n < 7; n += 1)
    await report(await world.server.given.signedIn({ enterprise }), world.opening(team, '2.0.0', { isErred: true }))
  await look()
  await halted(team)
})

test('one person halts nothing, however often they say that it errs', async () => {
  const team = await begun('one-person')
  const person = await world.server.given.signedIn()
  const openings = Array.from({ length: 20 }, () => world.opening(team, '2.0.0', { isErred: true }))
  for (let n = 0; n < 3; n += 1) await report(person, ...openings)
  await look()
  const { health } = await healthOf(team)
  expect(health).toMatchObject({ own: { openings: 3, erred: 3 } })
  expect(await newest(team)).toMatchObject({ state: 'running' })
})

test('errors and times that are told after an opening count no more often than openings', async () => {
  const team = await begun('afterwards')
  await world.told(team, '2.0.0', { openings: 80 })
  const person = await world.server.given.signedIn()
  const later = { ...world.opening(team, '2.0.0', { isErred: true, mountMs: 60_000 }), began: false }
  await report(person, ...Array.from({ length: 20 }, () => later))
  await look()
  const { health } = await healthOf(team)
  expect(health).toMatchObject({ own: { openings: 80, erred: 3, mountMs: 44 } })
})

test('a person without the version says nothing of it, and neither harms nor praises it', async () => {
  const [one, other] = [await world.server.given.enterprise(), await world.server.given.enterprise()]
  const team = await world.team('not-theirs')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', enterprises: [one.id], limits: { openings: 1 } })
  world.server.services.rollouts.forget()
  const opening = world.opening(team, '2.0.0', { isErred: true })
  await report(await world.server.given.signedIn({ enterprise: other }), opening)
  await look()
  expect(await newest(team)).toMatchObject({ state: 'running' })
  await report(await world.server.given.signedIn({ enterprise: one }), opening)
  await halted(team)
})

test('without any call: while something is rolled out every process looks by itself', async () => {
  const team = await begun('watched')
  await world.told(team, '2.0.0', { openings: 20, erred: 20 })
  await until(async () => (await newest(team))?.state === 'halted', 100)
})
