import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startRollouts } from './test/given-rollout.ts'

let world: Awaited<ReturnType<typeof startRollouts>>
beforeAll(async () => void (world = await startRollouts()))
afterAll(() => world.close())

const { operator, saasAdministrator, member } = UserType

test('what a token rolls out reaches none of the platform’s own people, wherever they are; what an operator does, does', async () => {
  const team = await world.team('staff')
  const { id: enterprise } = await world.server.given.enterprise()
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100, enterprises: [enterprise] })
  for (const userType of [operator, saasAdministrator])
    for (const at of [null, enterprise]) expect(await world.shown(team, at, { userType })).toBe('1.0.0')
  expect(await world.shown(team, enterprise, { userType: member })).toBe('2.0.0')
  await team.machine.call('haltOwnRollout', {})
  const { list } = await team.operator.call('listParcelVersions', { slug: team.slug })
  const { id = '' } = list.find(({ version }) => version === '2.0.0') ?? {}
  await team.operator.call('beginRollout', { slug: team.slug, id, reason: '先看', percent: 100 })
  expect(await world.shown(team, null, { userType: operator })).toBe('2.0.0')
})

test('a token widens no roll-out that an operator began among the platform’s own people', async () => {
  const team = await world.team('narrow')
  const { list } = await team.operator.call('listParcelVersions', { slug: team.slug })
  const { id = '' } = list.find(({ version }) => version === '2.0.0') ?? {}
  await team.operator.call('beginRollout', { slug: team.slug, id, reason: '先看', percent: 1, userTypes: [operator] })
  expect((await team.machine.tryCall('widenOwnRollout', { percent: 100 })).error).toBe('rolloutForStaff')
  expect((await team.machine.call('getOwnRollout', {})).rollout?.percent).toBe(1)
})

test('a token neither asks for the platform’s own people nor sets looser limits than hold anyway', async () => {
  const team = await world.team('strict')
  const begin = async (input: Record<string, unknown>) =>
    (await team.machine.tryCall('beginOwnRollout', { version: '2.0.0', percent: 5, ...input })).error
  expect(await begin({ userTypes: [member, operator] })).toBe('rolloutForStaff')
  for (const limits of [{ openings: 21 }, { errorPoints: 6 }, { mountPercent: 51 }])
    expect(await begin({ limits })).toBe('rolloutLimitsLoose')
  expect(await begin({ limits: { openings: 5, errorPoints: 1, mountPercent: 10 } })).toBeNull()
})

test('a token is not told whether there is an enterprise', async () => {
  const { id: enterprise } = await world.server.given.enterprise()
  const answers = []
  for (const id of [enterprise, 'nowhere']) {
    const team = await world.team(`probe${answers.length}`)
    const begun = await team.machine.tryCall('beginOwnRollout', { version: '2.0.0', enterprises: [id] })
    const wider = await team.machine.tryCall('widenOwnRollout', { enterprises: [id], percent: 1 })
    const { rollout } = await team.machine.call('getOwnRollout', {})
    answers.push([begun.error, wider.error, rollout?.enterprises.length, rollout?.health?.own.openings])
  }
  expect(answers).toEqual([
    [null, null, 1, 0],
    [null, null, 1, 0],
  ])
})
