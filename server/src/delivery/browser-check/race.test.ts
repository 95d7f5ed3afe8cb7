import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { givenRunTeam } from './test/given-team.ts'
import { startCheck } from './test/start-check.ts'

// Each version is to be run, and what should run it never ends well.
let stage: Awaited<ReturnType<typeof startCheck>>
beforeAll(async () => void (stage = await startCheck('/bin/false')))
afterAll(() => stage.close())

test('a team that releases a version again and again while it is uploaded does not get it in force before it was run', async () => {
  const { machine, upload } = await givenRunTeam(stage.server, 'hasty')
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    let isUploaded = false
    const uploading = upload(version).finally(() => (isUploaded = true))
    const release = async () => {
      const found = new Set<string | null>()
      while (!isUploaded) found.add((await machine.tryCall('releaseOwnParcel', { version })).error)
      return [...found]
    }
    const found = (await Promise.all([release(), release(), release(), release()])).flat()
    await uploading
    expect(found).not.toContain(null)
    expect((await machine.tryCall('releaseOwnParcel', { version })).error).toMatch(/^browserCheck/)
  }
  expect((await machine.call('getOwnParcel', {})).inForce).toBeNull()
})
