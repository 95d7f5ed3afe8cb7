import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createClient, type Client } from '../test/client.ts'
import { lastAcceptedMs } from '../test/last-accepted.ts'
import { startTestServer, type TestServer } from '../test/test-server.ts'

let server: TestServer
let other: Awaited<ReturnType<TestServer['startAnother']>>
beforeAll(async () => {
  server = await startTestServer()
  other = await server.startAnother()
})
afterAll(async () => {
  await other.stop()
  await server.close()
})

test('a session that one process began works in the other', async () => {
  const person = await server.given.signedIn()
  expect((await at(other.url, person).tryCall('getHomeLink', {})).status).toBe(200)
})

test('a session that one process ended is refused by the other within a second', async () => {
  const person = await server.given.signedIn()
  const elsewhere = at(other.url, person)
  expect((await elsewhere.tryCall('getHomeLink', {})).status).toBe(200)
  await person.call('signOut', {})
  const isIn = async () => (await elsewhere.tryCall('getHomeLink', {})).status === 200
  expect(await lastAcceptedMs(isIn)).toBeLessThan(1000)
})

test('failed sign-ins count together, whichever process refuses them', async () => {
  const { loginId } = await server.given.person()
  const attempts = Array.from({ length: 12 }, (_, index) =>
    createClient(index % 2 === 0 ? server.url : other.url).tryCall('signIn', { loginId, password: 'wrong' }),
  )
  const errors = (await Promise.all(attempts)).map(({ error }) => error)
  expect(errors.filter((error) => error === 'badCredentials')).toHaveLength(3)
  expect(errors.filter((error) => error === 'captchaRequired')).toHaveLength(9)
})

test('the base configuration of both is signed with the same key', async () => {
  const [one, two] = await Promise.all(
    [server.client(), createClient(other.url)].map((client) => client.tryCall('getBaseConfig', {})),
  )
  expect(one?.status).toBe(two?.status)
  expect(server.services.secrets.signer.publicKey).toBe(other.services.secrets.signer.publicKey)
})

function at(url: string, { cookies }: Client) {
  const copy = createClient(url)
  for (const [name, value] of cookies) copy.cookies.set(name, value)
  return copy
}
