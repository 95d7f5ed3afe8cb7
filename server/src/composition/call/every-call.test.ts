import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { calls, UserType } from '@atrium/shared-utility/contract'
import { callNames } from '../../test/call-names.ts'
import { isChange } from './marks.ts'
import { wantedOf } from './test/attempts.ts'
import { otherwiseAudited, unaudited } from './test/audited.ts'
import { hearCalls } from './test/heard.ts'
import { answered, meant, untried } from './test/needs-none.ts'
import { keptBesides, readByAll, reading, tellings } from './test/reading.ts'
import { scenes } from './test/scenes/all.ts'
import { givenOutsiders } from './test/scenes/outsiders.ts'
import { startStage, type Stage } from './test/scenes/stage.ts'
import { built } from './test/section-seven.ts'
import { createTrespass } from './test/trespass.ts'
import { misplaced, otherLogs } from './test/whose-log.ts'

/**
 * Each call that changes something, made over HTTP as people, teams and operators make it, and before that as it must
 * not be made. A new call that changes something needs a line in `test/scenes`, or the test names it as never made.
 */
const changing = callNames.filter((name) => isChange(calls[name]))
const trespass = createTrespass()
const hearing = hearCalls(() => !trespass.isTrying())
const failures: unknown[] = []
let stage: Stage

beforeAll(async () => {
  stage = await startStage({ onStatement: trespass.onStatement, clientOf: trespass.clientOf })
  const { outsiders, confirm } = await givenOutsiders(stage)
  trespass.begin(outsiders)
  for (const [title, play] of Object.entries(scenes)) {
    await stage.rested()
    await confirm()
    await play(stage).catch((error: unknown) => failures.push([title, error]))
  }
}, 300_000)
afterAll(async () => {
  hearing.stop()
  await stage.close()
})

test('every scene goes as it is meant', () => {
  expect(failures).toEqual([])
})

test('each call that changes something, and each that was asked for in section 7, is made and answered', () => {
  const heard = new Set(hearing.heard.map(({ name }) => name))
  expect([...changing, ...built.map(({ call }) => call)].filter((name) => !heard.has(name))).toEqual([])
})

test('each call that changes something leaves its records in the audit log, and others none', async () => {
  const outcomes = await outcomesOf()
  const misfits = changing.flatMap((name) => {
    const told = outcomes.get(name)?.join(' | ') ?? 'was not made'
    const expected = unaudited[name] === undefined ? (otherwiseAudited[name] ?? [name]) : ['nothing']
    return told === expected.join(' | ') ? [] : [`${name}: ${told}, not ${expected.join(' | ')}`]
  })
  expect(misfits).toEqual([])
})

test('each of these records is in the log of the enterprise that it is about, under the name of the caller', async () => {
  const log = await stage.inPlatform((db) =>
    db.selectFrom('audit_log').selectAll().where('result', '=', 'ok').execute(),
  )
  const ofRequests = Map.groupBy(log, ({ request_id: id }) => id)
  const misfits = hearing.heard.flatMap((call) =>
    (ofRequests.get(call.requestId) ?? []).flatMap((record) => misplaced(call, record, log)),
  )
  expect([...new Set(misfits)]).toEqual([])
})

test('no call acts on a row of another enterprise, of a stranger, of a person who was removed, or on none (S35)', () => {
  expect(trespass.misfits).toEqual([])
})

test('no call that reads tells another enterprise, a stranger, or a person who was removed what an enterprise keeps', async () => {
  const [other, { administrator, enterprise }] = [await stage.home(), await stage.home()]
  const removed = await stage.server.given.signedIn({ userType: UserType.administrator, enterprise })
  await removed.call('getCurrentEnterprise', {})
  await administrator.call('addInvitation', { purpose: 'for whom it may concern' })
  const marks = await keptBesides(stage, { person: other.administrator.person, entId: other.enterprise.id })
  expect(await tellings(other.administrator, { names: reading, marks })).toEqual([])
  expect(await tellings(stage.server.client(), { names: readByAll, marks })).toEqual([])
  const others = await keptBesides(stage, { person: removed.person, entId: '' })
  expect((await tellings(removed, { names: reading, marks: others })).length).toBeGreaterThan(0)
  await administrator.call('removeMember', { userId: removed.person.id })
  expect(await tellings(removed, { names: reading, marks: others })).toEqual([])
  expect([reading.length, readByAll.length, marks.length].every((many) => many > 20)).toBe(true)
})

test('each call that names a row was tried with one that is none, and each of people by another enterprise', () => {
  const wanted = callNames.flatMap(wantedOf)
  expect(wanted.filter((title) => !trespass.attempted.has(title))).toEqual([])
  expect(wanted.length).toBeGreaterThan(150)
})

test('what is excepted is there', () => {
  const excepted = [...Object.keys(meant), ...Object.keys(answered)]
  expect(excepted.filter((title) => !trespass.attempted.has(title))).toEqual([])
  const names: readonly string[] = callNames
  const named = [
    ...Object.keys(untried),
    ...Object.keys(unaudited),
    ...Object.keys(otherwiseAudited),
    ...Object.keys(otherLogs),
  ]
  expect(named.filter((name) => !names.includes(name))).toEqual([])
})

/** The outcomes of each call, each by the actions that its requests left in the log. */
async function outcomesOf() {
  const records = await stage.inPlatform((db) =>
    db.selectFrom('audit_log').select(['request_id', 'action']).where('result', '=', 'ok').orderBy('action').execute(),
  )
  const actions = Map.groupBy(records, ({ request_id: id }) => id)
  const outcomes = new Map<string, string[]>()
  for (const { name, requestId } of hearing.heard) {
    const outcome = actions.get(requestId)?.map(({ action }) => action) ?? ['nothing']
    const known = outcomes.get(name) ?? []
    outcomes.set(name, [...new Set([...known, outcome.join(' ')])].toSorted())
  }
  return outcomes
}
