import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import type { Client } from '../../../test/client.ts'
import { password, startTestServer, type TestServer } from '../../../test/test-server.ts'
import { enrol } from './test/given.ts'

let server: TestServer
let operator: Client

beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signedIn({ userType: UserType.operator })
})
afterAll(() => server.close())

test('an operator, who confirms first, takes lost second factors away; the person starts anew', async () => {
  const lost = await server.given.signedIn()
  await lost.call('verifyPassword', { op: 'verify', password })
  await enrol(lost, new Date())
  const userid = lost.person.id
  expect((await operator.tryCall('resetFactors', { userid })).error).toBe('stepUpRequired')
  await operator.call('verifyPassword', { op: 'verify', password })
  expect(await operator.call('resetFactors', { userid })).toEqual({ removed: 1 })
  expect((await lost.tryCall('getTwoStepStatus', {})).status).toBe(401)
  const again = await server.given.signIn(lost.person)
  expect(await again.call('getTwoStepStatus', {})).toMatchObject({ enrolled: [], recoveryCodesLeft: 0 })
  const { list } = await operator.call('listAudit', { action: 'resetFactors', target: userid })
  expect(list).toHaveLength(1)
})

test('only a root operator takes the factors of another operator, and no operator their own', async () => {
  const plain = await server.given.signedIn({ userType: UserType.operator })
  await plain.call('verifyPassword', { op: 'verify', password })
  const colleague = await server.given.person({ userType: UserType.operator })
  expect((await plain.tryCall('resetFactors', { userid: colleague.id })).error).toBe('rootRequired')
  expect((await plain.tryCall('resetFactors', { userid: plain.person.id })).error).toBe('ownAccount')
})
