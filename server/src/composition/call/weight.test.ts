import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newToken } from '../../foundation/process/secrets/new-token.ts'
import { currentPlace, type WorkKind } from '../../foundation/db/place.ts'
import { createAccess } from '../../identity/session/access.ts'
import { createClient, type Client } from '../../test/client.ts'
import { startTestServer, type TestServer } from '../../test/test-server.ts'

let server: TestServer
const places: WorkKind[] = []

beforeAll(async () => {
  server = await startTestServer()
  const { tx } = server.services
  server.services.tx = (scope, work) => {
    places.push(currentPlace())
    return tx(scope, work)
  }
})
afterAll(() => server.close())

test('V16: a made-up cookie does not give its caller the weight of a person', async () => {
  expect(await weightOf(createClient(server.url))).toEqual(['stranger'])
  expect(await weightOf(createClient(server.url, { cookies: { sid: newToken() } }))).toEqual(['stranger'])
  expect(await weightOf(await server.given.signedIn())).toEqual(['person'])
})

test('V16: a look at a token weighs as a person’s once it was found to be a session’s, and apart from made-up ones', async () => {
  const { tx, secrets, twoStepMethods } = server.services
  const access = createAccess({ tx, secrets, twoStepMethods, now: () => new Date() })
  const look = async (token: string) => {
    places.length = 0
    access.forget()
    await access.find({ token, as: null }, null)
    return places
  }
  const unseen = [{ kind: 'unseenSession', weight: 'stranger' }]
  const person = await server.given.signedIn()
  const token = person.cookies.get('sid') ?? ''
  expect(await look(token)).toEqual(unseen)
  expect(await look(token)).toEqual([{ kind: 'session', weight: 'person' }])
  const madeUp = newToken()
  expect(await look(madeUp)).toEqual(unseen)
  expect(await look(madeUp)).toEqual(unseen)
  await person.call('signOut', {})
  await look(token)
  expect(await look(token)).toEqual(unseen)
})

/** The weight of all that a call of this client asks of the database in its own name. */
async function weightOf(client: Client) {
  places.length = 0
  await client.tryCall('checkPasswordReset', { token: newToken() })
  const own = places.filter(({ kind }) => kind === 'checkPasswordReset')
  return [...new Set(own.map(({ weight }) => weight))]
}
