import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { confirmOn, numberOn, showCode } from './test/given.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const poll = { op: 'poll' } as const

test('a phone that is signed in lets a computer in as the same person, in a session of its own', async () => {
  const phone = await server.given.signedIn({ userType: UserType.administrator })
  const computer = server.client()
  await confirmOn({ phone, computer })
  const answer = await computer.call('pollScan', poll)
  expect(answer).toMatchObject({ state: 'confirmed', login: true, user_type: UserType.administrator })
  expect((await computer.call('getLoginStatus', {})).userId).toBe(phone.person.id)
  expect(computer.cookies.get('sid')).not.toBe(phone.cookies.get('sid'))
  expect((await phone.call('getLoginStatus', {})).login).toBe(true)
})

test('a scan that is confirmed again after a lost answer is confirmed, and another number is refused', async () => {
  const [phone, computer] = [await server.given.signedIn(), server.client()]
  const ticket = await showCode(computer)
  await phone.call('openScan', { op: 'scan', ticket })
  const number = await numberOn(computer)
  const confirm = async (one: number) =>
    (await phone.tryCall('confirmScan', { op: 'confirm', ticket, number: one })).error
  expect([await confirm(number), await confirm(number), await confirm(number + 1)]).toEqual([null, null, 'scanEnded'])
  expect((await computer.call('pollScan', poll)).state).toBe('confirmed')
})

test('the computer learns step by step how far its code has come', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const ticket = await showCode(computer)
  expect(await computer.call('pollScan', poll)).toMatchObject({ state: 'new' })
  const { numbers } = await phone.call('openScan', { op: 'scan', ticket })
  const scanned = await computer.call('pollScan', poll)
  expect(scanned).toMatchObject({ state: 'scanned', name: 'P**' })
  expect(new Set(numbers).size).toBe(3)
  expect(numbers).toContain(scanned.state === 'scanned' && scanned.number)
  await phone.call('cancelScan', { op: 'cancel', ticket })
  expect(await computer.call('pollScan', poll)).toEqual({ state: 'cancelled' })
})

test('the phone sees which browser asks, and from where', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0' }
  const { ticket } = await computer.call('createScan', { op: 'create' }, { headers })
  const opened = await phone.call('openScan', { op: 'scan', ticket })
  expect(opened).toMatchObject({ browser: 'Chrome', system: 'Windows', ip: '127.0.0.1' })
})

test('the phone may be reloaded: the code stays its own, with the same numbers', async () => {
  const phone = await server.given.signedIn()
  const ticket = await showCode(server.client())
  const first = await phone.call('openScan', { op: 'scan', ticket })
  const second = await phone.call('openScan', { op: 'scan', ticket })
  expect(second.numbers).toEqual(first.numbers)
})

test('a new code ends the one that the browser showed before', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const before = await showCode(computer)
  await showCode(computer)
  expect((await phone.tryCall('openScan', { op: 'scan', ticket: before })).error).toBe('scanEnded')
})

test('the secret half travels in a cookie that no script can read, and in no body', async () => {
  const answer = await server.client().tryCall('createScan', { op: 'create' })
  const line = answer.headers.getSetCookie().find((one) => one.startsWith('scan=')) ?? ''
  expect(line).toMatch(/^scan=[\w-]{43}; Max-Age=150; Path=\/; SameSite=Lax; HttpOnly$/)
  const secret = line.slice(5, 48)
  expect(JSON.stringify(answer.body)).not.toContain(secret)
})

test('the sign-in by scan is in the audit log twice: as confirmed and as signed in', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  await confirmOn({ phone, computer })
  await computer.call('pollScan', poll)
  const rows = await server.services.tx(platform, (db) =>
    db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('target_id', '=', phone.person.id)
      .orderBy('at')
      .execute(),
  )
  expect(rows.map(({ action }) => action)).toEqual(['signIn', 'confirmScan', 'signIn'])
  expect(rows.at(-1)?.diff).toMatchObject({ method: 'scan' })
})
