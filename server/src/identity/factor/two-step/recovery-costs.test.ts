import { expect, test } from '@jest/globals'
import { startTestServer } from '../../../test/test-server.ts'
import { createHashing } from '../../hashing/hashing.ts'
import { createPasswords, passwordCosts } from '../../hashing/passwords.ts'
import type { Derivation } from '../../hashing/derivation.ts'
import { enrol } from './test/given.ts'

test('S16: recovery codes are as dear to guess as passwords, at the costs that hold unless others are given', async () => {
  const threads = createHashing()
  const derived: Derivation[] = []
  const derive = async (...[work, turn]: Parameters<typeof threads.derive>) => {
    derived.push(work)
    return threads.derive(work, turn)
  }
  const { costs } = createPasswords(threads)
  const server = await startTestServer({ hashing: { ...threads, derive }, passwordCosts: costs })
  await enrol(await server.given.signedIn(), new Date())
  await server.close()
  expect(costs).toEqual(passwordCosts)
  const ofCodes = derived.filter(({ messages }) => messages.length > 1)
  expect(ofCodes.map((work) => [work.messages.length, work.costs])).toEqual([[10, passwordCosts]])
})
