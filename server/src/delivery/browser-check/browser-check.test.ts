import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenRunTeam as givenTeam } from './test/given-team.ts'
import { startCheck } from './test/start-check.ts'

let stage: Awaited<ReturnType<typeof startCheck>>
beforeAll(async () => void (stage = await startCheck('off')))
afterAll(() => stage.close())

test('where there is no browser the version says so, and the setting decides whether it is released', async () => {
  const { slug, machine, operator, upload, require } = await givenTeam(stage.server, 'plain')
  const { id } = await upload('1.0.0')
  const [version] = (await operator.call('listParcelVersions', { slug })).list
  expect(version?.browserCheck).toMatchObject({ state: 'unavailable', msg: expect.stringMatching(/Chromium/) })
  await require('required')
  expect(await machine.tryCall('releaseOwnParcel', { version: '1.0.0' })).toMatchObject({
    status: 409,
    error: 'browserCheckMissing',
    msg: expect.stringMatching(/Chromium/),
  })
  expect((await operator.tryCall('releaseParcelVersion', { slug, id, reason: 'now' })).error).toBe(
    'browserCheckMissing',
  )
  await require('ifAvailable')
  await machine.call('releaseOwnParcel', { version: '1.0.0' })
})

test('where no operator wants it nothing is said of it, until an operator asks', async () => {
  const { slug, operator, upload, check, require } = await givenTeam(stage.server, 'quiet')
  await require('notUsed')
  const { id } = await upload('1.0.0')
  expect(await check('1.0.0')).toBeNull()
  await operator.call('runParcelVersion', { slug, id })
  expect(await check('1.0.0')).toMatchObject({ state: 'unavailable' })
  await require('ifAvailable')
})
