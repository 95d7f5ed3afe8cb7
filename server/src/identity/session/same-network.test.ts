import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Client as Connection } from 'pg'
import { password, startTestServer, type TestServer } from '../../test/test-server.ts'
import { runSql } from '../../test/cluster.ts'
import { until } from '../../test/until.ts'
import { platform } from '../../foundation/db/scope.ts'
import { recordWithoutCaptcha, type Limit } from '../../foundation/call/limit/throttle-query.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a person who signs in locks nothing that their network shares while their session is begun', async () => {
  const { loginId } = await server.given.person()
  await runSql(server.address, 'delete from throttle')
  const lock = new Connection(server.address)
  await lock.connect()
  await lock.query('begin; lock table known_device in exclusive mode')
  let isOver = false
  const signingIn = signIn(loginId, password).finally(() => (isOver = true))
  await until(async () => isOver || (await waitsForDevices()))
  // The three rows are those of the person, of the address and of the network around it.
  expect((await lock.query('select from throttle for update skip locked')).rowCount).toBe(3)
  await lock.end()
  await signingIn
})

test('a success takes back its own attempt from what the network shares, and all of the person’s', async () => {
  const [one, other] = [await server.given.person(), await server.given.person()]
  await runSql(server.address, 'delete from throttle')
  await signIn(other.loginId, 'wrong')
  await signIn(one.loginId, 'wrong')
  expect(await counts()).toEqual([1, 1, 2, 2])
  await signIn(one.loginId, password)
  expect(await counts()).toEqual([1, 2, 2])
})

test('people of one office who sign in at the same moment with the right password are not asked for a captcha (R12)', async () => {
  const people = await Promise.all(Array.from({ length: 57 }, () => server.given.person()))
  await runSql(server.address, 'delete from throttle')
  const answers = await Promise.all(people.map(({ loginId }) => signIn(loginId, password)))
  expect(answers.filter(({ error }) => error === 'captchaRequired' || error === 'tooManyAttempts')).toEqual([])
  expect(await counts()).toEqual([0, 0])
  expect(await inFlight()).toBe(0)
})

test('attempts that a network has in flight are no failures of it, up to a number; an account’s own count at once (R12)', async () => {
  await runSql(server.address, 'delete from throttle')
  const begin = (loginId: string) =>
    server.services.tx(platform, (db) => recordWithoutCaptcha(db, limitsOf(loginId), now))
  const now = new Date()
  for (let person = 0; person < 60; person += 1) expect(await begin(`office-${person}`)).toBe(0)
  for (let guess = 0; guess < 3; guess += 1) expect(await begin('one-account')).toBe(0)
  expect(await begin('one-account')).toBeNull()
  const more = []
  for (let person = 60; person < 90; person += 1) more.push(await begin(`office-${person}`))
  expect(more.filter((answer) => answer === 0)).toHaveLength(17)
})

test('what a network had in flight and never ended is a failure a minute later (R12)', async () => {
  await runSql(server.address, 'delete from throttle')
  const at = (ms: number) => new Date(Date.now() + ms)
  const begin = (loginId: string, now: Date) =>
    server.services.tx(platform, (db) => recordWithoutCaptcha(db, limitsOf(loginId), now))
  for (let person = 0; person < 25; person += 1) await begin(`lost-${person}`, at(0))
  expect(await begin('later', at(59_000))).toBe(0)
  expect(await begin('much-later', at(120_000))).toBeNull()
})

test('wrong passwords of many accounts lead to a captcha once they are refused (R12)', async () => {
  await runSql(server.address, 'delete from throttle')
  for (let account = 0; account < 20; account += 1)
    expect((await signIn(`guessed-${account}`, 'wrong')).error).toBe('badCredentials')
  expect(await inFlight()).toBe(0)
  expect((await signIn('guessed-20', 'wrong')).error).toBe('captchaRequired')
})

function limitsOf(loginId: string): Limit[] {
  return [
    { kind: 'loginId', subject: loginId },
    { kind: 'ip', subject: '203.0.113.7' },
  ]
}

async function inFlight() {
  const { rows } = await runSql(server.address, 'select coalesce(sum(in_flight), 0)::int as sum from throttle')
  return Number(rows[0].sum)
}

function signIn(loginId: string, typed: string) {
  return server.client().tryCall('signIn', { loginId, password: typed })
}

async function waitsForDevices() {
  const { rows } = await runSql(
    server.address,
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
     and query like 'insert into "known_device"%'`,
  )
  return rows.length > 0
}

async function counts() {
  const { rows } = await runSql(server.address, 'select count from throttle order by count')
  return rows.map(({ count }) => Number(count))
}
