import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../foundation/db/scope.ts'
import { makePortalFolder, script } from '../../test/portal-fixture.ts'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { until } from '../../test/until.ts'

let portal: Awaited<ReturnType<typeof makePortalFolder>>
let server: TestServer
beforeAll(async () => {
  portal = await makePortalFolder()
  server = await startTestServer({ repositoryFolder: portal.folder })
})
afterAll(async () => {
  await server.close()
  await portal.remove()
})

const many = 10
/** The threads in which node reads files; it used to hash in them, too. */
const sharedThreads = 4

test('T07: a file is served while everything that hashes is busy, and waits for none of it', async () => {
  const people = await Promise.all(Array.from({ length: many }, () => server.given.person()))
  await makeSlow()
  let answered = 0
  const attempts = people.map(async ({ loginId }) => {
    await server.client().tryCall('signIn', { loginId, password })
    answered += 1
  })
  await until(async () => (await recorded()) > sharedThreads)
  const endedMeanwhile: number[] = []
  while (many - answered > sharedThreads) {
    const before = answered
    expect((await server.client().fetch('/assets/shell/main.abc.js')).body).toBe(script)
    endedMeanwhile.push(answered - before)
  }
  expect(Math.min(...endedMeanwhile)).toBe(0)
  await Promise.all(attempts)
})

/** Each sign-in now hashes four times as long as with real costs. */
async function makeSlow() {
  const [salt, tag] = [randomBytes(16), randomBytes(32)].map((bytes) => bytes.toString('base64').replaceAll('=', ''))
  const phc = `$argon2id$v=19$m=65536,t=2,p=1$${salt}$${tag}`
  await server.services.tx(platform, (db) => db.updateTable('credential').set({ phc }).execute())
}

/** Attempts are recorded just before they are hashed. */
async function recorded() {
  const rows = await server.services.tx(platform, (db) => db.selectFrom('throttle').select('count').execute())
  return Math.max(0, ...rows.map(({ count }) => count))
}
