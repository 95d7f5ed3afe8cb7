import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { codeOf, enrol } from '../../factor/two-step/test/given.ts'
import { confirmOn, showCode } from './test/given.ts'

const clock = { offsetMs: 0 }
const now = () => new Date(Date.now() + clock.offsetMs)
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now })
})
afterAll(() => server.close())

test('S18: a computer that a scan let in is held by two-step verification as after a password', async () => {
  const phone = await givenMember()
  const { secret } = await enrol(phone, now())
  await force(must(phone.person.entId, 'enterprise'))
  const computer = server.client()
  await confirmOn({ phone, computer })
  expect(await computer.call('pollScan', { op: 'poll' })).toMatchObject({ state: 'confirmed' })
  expect((await computer.tryCall('getHomeLink', {})).error).toBe('twoStepRequired')
  clock.offsetMs += 60_000
  await computer.call('verifyTwoStep', { kind: 'totp', code: codeOf(secret, now()) })
  expect((await computer.tryCall('getHomeLink', {})).status).toBe(200)
})

test('S18: a phone that has yet to pass two-step verification signs no computer in', async () => {
  const phone = await givenMember()
  await force(must(phone.person.entId, 'enterprise'))
  const ticket = await showCode(server.client())
  expect((await phone.tryCall('openScan', { op: 'scan', ticket })).error).toBe('twoStepRequired')
  expect((await phone.tryCall('confirmScan', { op: 'confirm', ticket, number: 10 })).error).toBe('twoStepRequired')
})

async function givenMember() {
  return server.given.signedIn({ enterprise: await server.given.enterprise() })
}

function force(entId: string) {
  return server.services.tx(platform, (db) =>
    db
      .insertInto('two_step_setting')
      .values({ ent_id: entId, open: true, apply_to: 'all', methods: ['totp'] })
      .execute(),
  )
}
