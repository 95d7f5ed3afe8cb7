import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import type { Client } from '../../../test/client.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  await addMany('海', 3000)
  await addMany('湖', 30)
}, 120_000)
afterAll(() => server.close())

test('C2: some thousands that hold a text are counted once in a while, and their first pages are those of the list', async () => {
  const find = (iDisplayStart = 0) =>
    operator.call('listEnterprises', { iSearch: '海', iDisplayStart, iDisplayLength: 3, sort: 'name', order: 'asc' })
  const [counted, secondCounted, farCounted] = [await find(), await find(3), await find(900)]
  await addMany('海新', 1)
  const [again, second, far] = [await find(), await find(3), await find(900)]
  expect([counted.total, again.total]).toEqual([3000, 3000])
  expect([again.list, second.list]).toEqual([counted.list, secondCounted.list])
  // Far down the list it is found as before, and counted.
  expect([farCounted.list, far.total]).toEqual([far.list, 3001])
})

test('C2: what is remembered is forgotten after seconds', async () => {
  const find = () => operator.call('listEnterprises', { iSearch: '海' })
  const { total } = await find()
  await addMany('海后', 1)
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000)
  expect((await find()).total).toBe(total + 1)
  jest.restoreAllMocks()
})

test('C2: a short list is counted each time', async () => {
  const find = () => operator.call('listEnterprises', { iSearch: '湖' })
  expect((await find()).total).toBe(30)
  await addMany('湖新', 1)
  expect((await find()).total).toBe(31)
})

let prefix = 0

function addMany(name: string, count: number) {
  return server.services.tx(platform, (db) =>
    sql`insert into enterprise (id, name, short_name, name_norm, short_norm, ent_type, status, created_at)
      select ${`${(prefix += 1)}x`} || lpad(i::text, 8, '0'), ${name} || lpad(i::text, 5, '0'), ${name}, ${name} || lpad(i::text, 5, '0'), ${name}, 0, 'active', now()
      from generate_series(1, ${count}::int) i`.execute(db),
  )
}
