import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { runSql } from '../../test/cluster.ts'
import { givenDeployer } from '../deploy-token/test/given-deployer.ts'
import { releasedBy, uploaded } from '../release/release/test/given-upload.ts'
import { startRollouts } from './test/given-rollout.ts'

let world: Awaited<ReturnType<typeof startRollouts>>
beforeAll(async () => void (world = await startRollouts()))
afterAll(() => world.close())

type Team = Awaited<ReturnType<typeof givenDeployer>>

const inForce = async ({ operator, slug }: Team) => (await operator.call('getTeamParcel', { slug })).inForce
const newest = async ({ operator, slug }: Team) => (await operator.call('listRollouts', { slug })).list[0]
const versionId = async ({ operator, slug }: Team, version: string) =>
  (await operator.call('listParcelVersions', { slug })).list.find((one) => one.version === version)?.id ?? ''

test('one roll-out of a parcel runs at a time, also where two begin at once', async () => {
  const team = await world.team('once')
  const asked = { version: '2.0.0', percent: 5 }
  const begun = await Promise.all([1, 2, 3].map(() => team.machine.tryCall('beginOwnRollout', asked)))
  expect(begun.filter(({ error }) => error === null)).toHaveLength(1)
  expect(begun.filter(({ error }) => error === 'rolloutRunning')).toHaveLength(2)
})

test('a roll-out grows and never shrinks', async () => {
  const team = await world.team('grows')
  const { id } = await world.server.given.enterprise()
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  await team.machine.call('widenOwnRollout', { percent: 50, enterprises: [id] })
  expect(await newest(team)).toMatchObject({ percent: 50, enterprises: [id] })
  expect((await team.machine.tryCall('widenOwnRollout', { percent: 49 })).error).toBe('rolloutNarrowed')
  const byOperator = { id: (await newest(team))?.id ?? '', enterprises: ['nowhere'] }
  expect((await team.operator.tryCall('widenRollout', byOperator)).error).toBe('rolloutEnterpriseUnknown')
})

test('a roll-out of pages that are no longer its parcel’s grows no more', async () => {
  const team = await world.team('moved')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  const place = { slug: team.slug, contact: 'x', paths: ['/moved2'], version: 1 }
  await team.operator.call('updateTeamParcel', place)
  expect((await team.machine.tryCall('widenOwnRollout', { percent: 50 })).error).toBe('parcelPathLost')
  expect(await newest(team)).toMatchObject({ percent: 5 })
})

test('a roll-out is for some people, of a version that could be released', async () => {
  const team = await world.team('refused')
  const begin = async (input: Record<string, unknown>) =>
    (await team.machine.tryCall('beginOwnRollout', { version: '2.0.0', ...input })).error
  expect(await begin({})).toBe('rolloutForNobody')
  expect(await begin({ percent: 5, version: '9.9.9' })).toBe('notFound')
  expect(await begin({ percent: 5, version: '1.0.0' })).toBe('releaseChangesNothing')
  const place = { slug: team.slug, contact: 'x', paths: ['/refused2'], version: 1 }
  await team.operator.call('updateTeamParcel', place)
  expect(await begin({ percent: 5 })).toBe('parcelPathLost')
})

test('a halted roll-out reaches no person any more, says who halted it and why, and another may begin', async () => {
  const team = await world.team('halted')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  expect(await world.shown(team, null)).toBe('2.0.0')
  await team.operator.call('haltRollout', { id: (await newest(team))?.id ?? '', reason: '页面空白' })
  expect(await world.shown(team, null)).toBe('1.0.0')
  expect(await newest(team)).toMatchObject({
    state: 'halted',
    endedByKind: 'person',
    endReason: '页面空白',
    found: null,
  })
  expect((await team.machine.tryCall('haltOwnRollout', {})).error).toBe('rolloutOver')
  const { list: versions } = await team.operator.call('listParcelVersions', { slug: team.slug })
  expect(versions.filter(({ wasHalted }) => wasHalted).map(({ version }) => version)).toEqual(['2.0.0'])
  const [entry] = (await team.operator.call('listAudit', { action: 'haltRollout' })).list
  const { diff } = await team.operator.call('getAudit', { id: entry?.id ?? '' })
  expect(diff).toMatchObject({ versionName: '2.0.0', reason: '页面空白' })
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
})

test('what an operator does to a roll-out again after a lost answer is done once, and a parcel goes back once', async () => {
  const team = await world.team('again')
  await releasedBy(team, '2.0.0')
  await uploaded(team, '3.0.0')
  const { slug } = team
  const begin = { slug, id: await versionId(team, '3.0.0'), reason: '先看', percent: 5, onceKey: randomId() }
  const begun = await team.operator.call('beginRollout', begin)
  expect(await team.operator.call('beginRollout', begin)).toEqual(begun)
  expect((await team.operator.tryCall('beginRollout', { ...begin, percent: 6 })).error).toBe('sentBefore')
  const halt = { id: begun.id, reason: '页面空白' }
  expect(await team.operator.call('haltRollout', halt)).toEqual(await team.operator.call('haltRollout', halt))
  const back = { slug, reason: '页面空白', onceKey: randomId() }
  const made = await team.operator.call('rollBackParcel', back)
  expect([await team.operator.call('rollBackParcel', back), await inForce(team)]).toEqual([made, '1.0.0'])
  const release = { slug, id: await versionId(team, '3.0.0'), reason: '好了' }
  const released = await team.operator.call('releaseParcelVersion', release)
  expect(await team.operator.call('releaseParcelVersion', release)).toEqual(released)
})

test('a completed roll-out is what is in force, by a revision like any other', async () => {
  const team = await world.team('completed')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  const made = await team.machine.call('completeOwnRollout', {})
  expect(made.version).toBe('2.0.0')
  expect(await inForce(team)).toBe('2.0.0')
  expect(await newest(team)).toMatchObject({ state: 'completed', endedByKind: 'token' })
  const { list } = await team.operator.call('listRevisions', { slug: team.slug })
  expect(list[0]).toMatchObject({ id: made.id, changes: [{ before: '1.0.0', after: '2.0.0' }] })
})

test('whatever else of the parcel is released or withdrawn ends its roll-out', async () => {
  const team = await world.team('overtaken')
  await uploaded(team, '3.0.0')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  await team.machine.call('releaseOwnParcel', { version: '3.0.0', reason: 'hot fix' })
  expect(await world.shown(team, null)).toBe('3.0.0')
  expect(await newest(team)).toMatchObject({ state: 'cancelled', endReason: 'hot fix' })
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  await team.operator.call('withdrawParcel', { slug: team.slug, reason: 'over' })
  expect(await newest(team)).toMatchObject({ state: 'cancelled' })
  expect(await world.shown(team, null)).toBeNull()
})

test('a first version may be rolled out before there is one in force, and its registration stays meanwhile', async () => {
  const team = await givenDeployer(world.server, { slug: 'first', paths: ['/first'] })
  await uploaded(team, '1.0.0')
  await team.machine.call('beginOwnRollout', { version: '1.0.0', percent: 100 })
  expect(await world.shown(team, null)).toBe('1.0.0')
  expect((await team.operator.tryCall('removeTeamParcel', { slug: 'first' })).error).toBe('parcelInForce')
})

test('the way back leads to the version before, past those that were halted, and not to what was taken back', async () => {
  const team = await world.team('back')
  expect((await team.machine.tryCall('rollBackOwnParcel', {})).error).toBe('noGoodVersion')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  await team.machine.call('haltOwnRollout', { reason: 'broken' })
  // The team released it all the same.
  await team.machine.call('releaseOwnParcel', { version: '2.0.0' })
  await releasedBy(team, '3.0.0')
  expect((await team.operator.call('getTeamParcel', { slug: 'back' })).lastGood).toBe('1.0.0')
  expect((await team.machine.call('rollBackOwnParcel', {})).version).toBe('1.0.0')
  expect(await inForce(team)).toBe('1.0.0')
  expect((await team.machine.call('getOwnRollout', {})).lastGood).toBeNull()
})

test('a way back that names the version to leave leads from no other one, however often it is asked for (R15)', async () => {
  const team = await world.team('back-once')
  await releasedBy(team, '2.0.0')
  await releasedBy(team, '3.0.0')
  expect((await team.machine.call('rollBackOwnParcel', { from: '3.0.0' })).version).toBe('2.0.0')
  expect((await team.machine.tryCall('rollBackOwnParcel', { from: '3.0.0' })).error).toBe('rollbackNotInForce')
  expect(await inForce(team)).toBe('2.0.0')
})

test('operators begin, widen and complete with a proof of a moment ago, and halt without waiting for one', async () => {
  const team = await world.team('proof')
  const id = await versionId(team, '2.0.0')
  const other = await world.server.given.signedIn({ userType: UserType.operator })
  const asked = { slug: team.slug, id, percent: 5, reason: 'x' }
  expect((await other.tryCall('beginRollout', asked)).error).toBe('stepUpRequired')
  const begun = await team.operator.call('beginRollout', asked)
  expect((await other.tryCall('widenRollout', { id: begun.id, percent: 9 })).error).toBe('stepUpRequired')
  expect((await other.tryCall('completeRollout', { id: begun.id, reason: 'x' })).error).toBe('stepUpRequired')
  expect((await other.tryCall('rollBackParcel', { slug: team.slug, reason: 'x' })).error).toBe('stepUpRequired')
  await other.call('haltRollout', { id: begun.id, reason: 'x' })
})

test('a token rolls out its own parcel alone', async () => {
  const [one, two] = [await world.team('mine'), await world.team('theirs')]
  await one.machine.call('beginOwnRollout', { version: '2.0.0', percent: 5 })
  expect((await two.machine.tryCall('haltOwnRollout', {})).error).toBe('rolloutOver')
  expect((await two.machine.tryCall('widenOwnRollout', { percent: 50 })).error).toBe('rolloutOver')
  expect((await two.machine.tryCall('completeOwnRollout', {})).error).toBe('rolloutOver')
  expect((await two.machine.call('getOwnRollout', {})).rollout).toBeNull()
})

test('what came in force with which revision is what the revisions say', async () => {
  const missing = await runSql(
    world.server.address,
    `select k.slug, r.number, r.entries ->> k.slug from map_revision r left join map_revision p on p.id = r.parent_id,
      lateral (select jsonb_object_keys(r.entries) union select jsonb_object_keys(coalesce(p.entries, '{}'))) k (slug)
    where r.entries ->> k.slug is distinct from p.entries ->> k.slug
    except select slug, number, artifact_id from part_in_force`,
  )
  expect(missing.rows).toEqual([])
})
