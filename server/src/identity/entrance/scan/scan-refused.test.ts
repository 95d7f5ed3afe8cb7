import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { platform } from '../../../foundation/db/scope.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { confirmOn, copyOf, numberOn, showCode, wrongOf } from './test/given.ts'
import { crowd } from '../../../test/crowd.ts'

const clock = { offsetMs: 0 }
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(Date.now() + clock.offsetMs) })
})
afterAll(() => server.close())

const poll = { op: 'poll' } as const

test('S21: a code is confirmed only by the person who scanned it', async () => {
  const [phone, other] = [await server.given.signedIn(), await server.given.signedIn()]
  const computer = server.client()
  const ticket = await showCode(computer)
  await phone.call('openScan', { op: 'scan', ticket })
  const number = await numberOn(computer)
  expect((await other.tryCall('openScan', { op: 'scan', ticket })).error).toBe('scanEnded')
  expect((await other.tryCall('confirmScan', { op: 'confirm', ticket, number })).error).toBe('scanEnded')
  expect((await other.tryCall('cancelScan', { op: 'cancel', ticket })).error).toBe('scanEnded')
  expect(await computer.call('pollScan', poll)).toMatchObject({ state: 'scanned' })
})

test('S21: a code that has not been scanned cannot be confirmed, not even with the right number', async () => {
  const phone = await server.given.signedIn()
  const ticket = await showCode(server.client())
  const { number } = await server.services.tx(platform, (db) =>
    db
      .selectFrom('scan_ticket')
      .select('number')
      .where('state', '=', 'new')
      .orderBy('expires_at', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect((await phone.tryCall('confirmScan', { op: 'confirm', ticket, number })).error).toBe('scanEnded')
})

test('S21: after 121 seconds nothing can be scanned, confirmed or collected', async () => {
  const phone = await server.given.signedIn()
  const [fresh, scanned] = [server.client(), server.client()]
  const [first, second] = [await showCode(fresh), await showCode(scanned)]
  await phone.call('openScan', { op: 'scan', ticket: second })
  const number = await numberOn(scanned)
  clock.offsetMs += 121_000
  expect((await phone.tryCall('openScan', { op: 'scan', ticket: first })).error).toBe('scanEnded')
  expect((await phone.tryCall('confirmScan', { op: 'confirm', ticket: second, number })).error).toBe('scanEnded')
  expect((await scanned.tryCall('pollScan', poll)).error).toBe('scanEnded')
})

test('what was confirmed in the last second is still collected, and half a minute later no more', async () => {
  const phone = await server.given.signedIn()
  const collectedAfter = async (ms: number) => {
    const computer = server.client()
    const ticket = await showCode(computer)
    await phone.call('openScan', { op: 'scan', ticket })
    const number = await numberOn(computer)
    clock.offsetMs += 118_000
    await phone.call('confirmScan', { op: 'confirm', ticket, number })
    clock.offsetMs += ms
    return (await computer.tryCall('pollScan', poll)).error
  }
  expect(await collectedAfter(20_000)).toBeNull()
  expect(await collectedAfter(31_000)).toBe('scanEnded')
})

test('S21: without the cookie, or with the ticket in its place, the computer learns nothing', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const ticket = await confirmOn({ phone, computer })
  const thief = server.client()
  expect((await thief.tryCall('pollScan', poll)).error).toBe('scanEnded')
  thief.cookies.set('scan', ticket.padEnd(43, 'A'))
  expect((await thief.tryCall('pollScan', poll)).error).toBe('scanEnded')
  expect((await thief.tryCall('pollScan', { ...poll, ticket })).error).toBe('invalidInput')
  expect(await computer.call('pollScan', poll)).toMatchObject({ state: 'confirmed' })
})

test('S21: many at once with the secret of a confirmed code start one session', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  await confirmOn({ phone, computer })
  const copies = Array.from({ length: crowd }, () => copyOf(computer, server.client()))
  const answers = await Promise.all(copies.map((copy) => copy.tryCall('pollScan', poll)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'scanEnded')).toHaveLength(crowd - 1)
  expect(await sessionsOf(phone.person.id)).toBe(2)
})

test('S21: many people at once at one code: one has it', async () => {
  const enterprise = await server.given.enterprise()
  const phones = await Promise.all(Array.from({ length: 8 }, () => server.given.signedIn({ enterprise })))
  const ticket = await showCode(server.client())
  const tries = Array.from({ length: crowd }, (_, index) =>
    must(phones[index % 8], 'phone').tryCall('openScan', { op: 'scan', ticket }),
  )
  const answers = await Promise.all(tries)
  const winners = new Set(answers.flatMap((answer, index) => (answer.status === 200 ? [index % 8] : [])))
  expect(winners.size).toBe(1)
})

test('there is no second guess: a wrong number ends the code', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const ticket = await showCode(computer)
  const { numbers } = await phone.call('openScan', { op: 'scan', ticket })
  const right = await numberOn(computer)
  const wrong = wrongOf(numbers, right)
  expect((await phone.tryCall('confirmScan', { op: 'confirm', ticket, number: wrong })).error).toBe('scanNumberWrong')
  expect((await phone.tryCall('confirmScan', { op: 'confirm', ticket, number: right })).error).toBe('scanEnded')
  expect(await computer.call('pollScan', poll)).toEqual({ state: 'cancelled' })
})

test('S21: many confirmations at once, one of them right, end in one decision', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const ticket = await showCode(computer)
  const { numbers } = await phone.call('openScan', { op: 'scan', ticket })
  const tries = Array.from({ length: crowd }, (_, index) => ({ op: 'confirm', ticket, number: numbers[index % 3] }))
  const answers = await Promise.all(tries.map((input) => phone.tryCall('confirmScan', input)))
  const decided = answers.filter(({ error }) => error === null || error === 'scanNumberWrong')
  // The right number that is sent again is answered as at first.
  expect(new Set(decided.map(({ error }) => error)).size).toBe(1)
  expect(answers.filter(({ error }) => error === 'scanEnded')).toHaveLength(crowd - decided.length)
})

test('confirming from another site is refused', async () => {
  const phone = await server.given.signedIn()
  const computer = server.client()
  const ticket = await showCode(computer)
  await phone.call('openScan', { op: 'scan', ticket })
  const number = await numberOn(computer)
  const confirm = { op: 'confirm', ticket, number }
  const headers = { 'sec-fetch-site': 'cross-site' }
  expect((await phone.tryCall('confirmScan', confirm, { headers })).error).toBe('crossSiteRequest')
  phone.cookies.delete('csrf')
  expect((await phone.tryCall('confirmScan', confirm)).error).toBe('crossSiteRequest')
})

function sessionsOf(userId: string) {
  return server.services.tx(platform, async (db) => {
    const rows = await db.selectFrom('session').select('id').where('user_id', '=', userId).execute()
    return rows.length
  })
}

test('T03: a session that is about to end does not live on in a computer that it lets in', async () => {
  const phone = await server.given.signedIn()
  const before = await ownSession(phone.person.id)
  clock.offsetMs += 40 * 60_000
  await server.services.tx(platform, (db) =>
    db
      .updateTable('session')
      .set({ abs_until: new Date(Date.now() + clock.offsetMs + 60_000) })
      .where('user_id', '=', phone.person.id)
      .execute(),
  )
  const computer = server.client()
  await confirmOn({ phone, computer })
  expect(await computer.call('pollScan', poll)).toMatchObject({ state: 'confirmed' })
  expect((await ownSession(phone.person.id)).auth_time).toEqual(before.auth_time)
  // The next computer in the row cannot do it, either.
  const next = server.client()
  await confirmOn({ phone: computer, computer: next })
  expect(await next.call('pollScan', poll)).toMatchObject({ state: 'confirmed' })
  clock.offsetMs += 61_000
  for (const browser of [phone, computer, next]) expect((await browser.tryCall('getHomeLink', {})).status).toBe(401)
})

/** The youngest of this person's. */
function ownSession(userId: string) {
  return server.services.tx(platform, (db) =>
    db
      .selectFrom('session')
      .select('auth_time')
      .where('user_id', '=', userId)
      .orderBy('last_seen_at', 'desc')
      .executeTakeFirstOrThrow(),
  )
}
