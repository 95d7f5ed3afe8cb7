import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newId } from '../../../foundation/db/id.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await server.given.confirm(operator)
})
afterAll(() => server.close())

const over = '2020-01-01T00:00:00Z'
const refused = { status: 400, error: 'expiryPast' }

test('an enterprise is not added with a last day that has passed', async () => {
  const [admin, idempotencyKey] = [{ loginId: newId(), name: 'Admin' }, newId()]
  const input = { name: newId(), admin, idempotencyKey, expiresAt: over }
  expect(await operator.tryCall('addEnterprise', input)).toMatchObject(refused)
})

test('a last day that has passed is refused, unless it stood there already', async () => {
  const { id } = await server.given.enterprise()
  const change = () =>
    operator.tryCall('updateEnterprise', { entid: id, version: 1, shortName: 'One', expiresAt: over })
  expect(await change()).toMatchObject(refused)
  await server.services.tx(platform, (db) =>
    db
      .updateTable('enterprise')
      .set({ expires_at: new Date(over) })
      .where('id', '=', id)
      .execute(),
  )
  expect(await change()).toMatchObject({ status: 200 })
})
