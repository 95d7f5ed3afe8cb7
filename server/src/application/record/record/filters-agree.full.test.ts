import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { disagreement, roundOf } from './test/agreement.ts'
import { givenPeople } from './test/people.ts'

let server: TestServer
let entId: string
beforeAll(async () => {
  server = await startTestServer()
  entId = (await server.given.enterprise()).id
  await givenPeople(server, entId)
})
afterAll(() => server.close())

test('PostgreSQL finds the records for 20 000 filters and policies that the other back end finds', async () => {
  const agrees = fc.asyncProperty(roundOf(100), async (round) => {
    expect(await disagreement({ tx: server.services.tx, entId }, round)).toBeUndefined()
  })
  await fc.assert(agrees, { numRuns: 200, endOnFailure: true })
}, 900_000)
