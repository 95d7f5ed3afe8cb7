import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { recipes } from './test/alone.ts'
import { kinds } from './test/given-kinds.ts'
import { deployCalls, nameNone, startOnePerson } from './test/one-person.ts'

let world: Awaited<ReturnType<typeof startOnePerson>>
beforeAll(async () => void (world = await startOnePerson()))
afterAll(() => world.close())

test('T21: each call of the deploy service has a way to be tried alone', () => {
  expect([...Object.keys(recipes), ...nameNone].toSorted()).toEqual([...deployCalls].toSorted())
})

// One of each reason; one-person.full.test.ts has all kinds.
const some = ['shell', 'sign-in', 'account', 'orders']
const forTwo = kinds.filter(({ isForTwo, page, slug }) => isForTwo && some.includes(slug) && (page || slug === 'shell'))

test.each(forTwo.map((kind) => [kind.is, kind] as const))(
  'T21: no call of the deploy service has one person alone change %s',
  async (_, kind) => expect(await world.changedAlone(kind)).toEqual([]),
)

test('T21: what names no version changes nothing that others are shown', async () => {
  expect(await world.changedByLeast()).toEqual([])
})

/** One person may release a part that runs nowhere where people sign in: here the same calls succeed. */
const own = ['releaseOwnParts', 'importRevision', 'bringRevisionBack']
const ofTeams = [
  ['importRevision', 'bringRevisionBack', 'withdrawParcel'],
  ['releaseParcelVersion', 'releaseTogether', 'releaseOwnParcel', 'releaseOwnTogether'],
  ['beginRollout', 'widenRollout', 'completeRollout', 'rollBackParcel'],
  ['beginOwnRollout', 'widenOwnRollout', 'completeOwnRollout', 'rollBackOwnParcel'],
].flat()

test.each(kinds.filter(({ isForTwo }) => !isForTwo).map((kind) => [kind.is, kind] as const))(
  'T21: the calls that release have one person alone change %s',
  async (_, kind) => {
    const expected = kind.team === 'atrium' ? own : ofTeams
    expect((await world.changedAlone(kind)).toSorted()).toEqual(expected.toSorted())
  },
)
