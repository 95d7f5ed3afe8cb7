import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { startRollouts } from './test/given-rollout.ts'

let world: Awaited<ReturnType<typeof startRollouts>>
beforeAll(async () => void (world = await startRollouts()))
afterAll(() => world.close())

test('with the database away a person who has a version that is rolled out keeps it, also where something was just said to have changed', async () => {
  const team = await world.team('kept')
  await team.machine.call('beginOwnRollout', { version: '2.0.0', percent: 100 })
  expect(await world.shown(team, 'e1')).toBe('2.0.0')
  const { rollouts } = world.server.services
  const session = { userId: 'u1', userType: UserType.member }
  const before = await rollouts.entriesFor({ entId: 'e1', session })
  await world.server.database.cut()
  try {
    rollouts.forget()
    expect(await rollouts.entriesFor({ entId: 'e1', session })).toEqual(before)
  } finally {
    await world.server.database.mend()
  }
})
