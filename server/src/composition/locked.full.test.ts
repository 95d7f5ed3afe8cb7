import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { password } from '../test/test-server.ts'
import { startLocked } from './test/given-locked.ts'

let stage: Awaited<ReturnType<typeof startLocked>>
beforeAll(async () => void (stage = await startLocked()))
afterAll(() => stage.close())

test('V16: a lock on the audit log holds up calls that write there, and neither pages nor calls that read', async () => {
  const unlock = await stage.locked('audit_log')
  const stuck = Array.from({ length: 40 }, (_, index) =>
    stage.server.client().tryCall('signIn', { loginId: `nobody-${index}`, password }),
  )
  // Its turn comes once they are stuck: each of them holds a connection as long as it may.
  const read = await Promise.all(stage.people.map((person) => person.tryCall('listOwnSessions', {})))
  const pages = await Promise.all(Array.from({ length: 20 }, () => stage.page(stage.server.client())))
  expect(read.map(({ error }) => error)).toEqual(stage.people.map(() => null))
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  await Promise.all(stuck)
  await unlock()
})

test('V16: a database 300 ms away serves twenty requests a second, pages and readers, and refuses none', async () => {
  stage.wire.delay(150)
  const answers: Promise<{ status: number }>[] = []
  for (let i = 0; i < 100; i += 1) {
    const person = stage.people[i % stage.people.length]
    const asks = [
      () => stage.page(stage.server.client()),
      () => stage.page(person),
      () => person?.tryCall('listOwnSessions', {}),
    ]
    answers.push(Promise.resolve(asks[i % asks.length]?.() ?? { status: 0 }))
    await pause(50)
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  stage.wire.delay(0)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
})
