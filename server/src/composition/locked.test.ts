import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startLocked } from './test/given-locked.ts'

let stage: Awaited<ReturnType<typeof startLocked>>
beforeAll(async () => void (stage = await startLocked()))
afterAll(() => stage.close())

test('V16: a lock on what pages are made of, or on the maintenance switch, holds up no visitor’s page and no reader', async () => {
  const unlock = await stage.locked('route, meta, system_state, setting')
  const pages = await Promise.all(Array.from({ length: 20 }, () => stage.page(stage.server.client())))
  const signedIn = await Promise.all(stage.people.map((person) => stage.page(person)))
  const read = await Promise.all(stage.people.map((person) => person.tryCall('listOwnSessions', {})))
  await unlock()
  expect([...pages, ...signedIn, ...read].map(({ status }) => status)).not.toContain(429)
  expect([...pages, ...signedIn, ...read].map(({ status }) => status)).not.toContain(500)
})
