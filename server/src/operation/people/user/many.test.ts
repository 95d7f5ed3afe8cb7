import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { platform } from '../../../foundation/db/scope.ts'
import type { Client } from '../../../test/client.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let operator: Client
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.given.signIn({ loginId: 'operator' })
  // Every second of the newest holds the one text; all that hold the other are older than any of them.
  await addMany({ count: 6200, name: '海', every: 2, daysAgo: 10 })
  await addMany({ count: 3000, name: '湖', every: 1, daysAgo: 1000 })
}, 120_000)
afterAll(() => server.close())

type PeopleQuery = { iSearch: string; start?: number; order?: 'asc' | 'desc'; status?: 'suspended' }

async function find({ iSearch, start = 0, order = 'desc', ...filter }: PeopleQuery) {
  const page = { iDisplayStart: start, iDisplayLength: 20, sort: 'createdAt', order } as const
  const { total, list } = await operator.call('listUsers', { userType: 'all', iSearch, ...page, ...filter })
  return { total, ids: list.map(({ userid }) => userid) }
}

test('C2: some thousands of people who hold a text are counted once in a while, and each page stays that of the list', async () => {
  const pages = [{}, { start: 20 }, { order: 'asc' }, { start: 2000 }] as const
  const first = []
  for (const page of pages) first.push(await find({ iSearch: '海', ...page }))
  const again = []
  for (const page of pages) again.push(await find({ iSearch: '海', ...page }))
  expect(again).toEqual(first)
  expect(new Set(first.flatMap(({ ids }) => ids)).size).toBe(80)
  expect(first.map(({ total }) => total)).toEqual([3100, 3100, 3100, 3100])
})

test('C2: a person who begins to hold the text is on the first page at once, though they are not counted again', async () => {
  await find({ iSearch: '海' })
  const [id = ''] = await addMany({ count: 1, name: '海', every: 1, daysAgo: 0 })
  const { total, ids } = await find({ iSearch: '海' })
  expect([total, ids[0]]).toEqual([3100, id])
})

test('C2: a text that all lies at the other end of the list is found as well, each time', async () => {
  const first = await find({ iSearch: '湖' })
  expect([first.total, first.ids.length]).toEqual([3000, 20])
  expect([await find({ iSearch: '湖' }), await find({ iSearch: '湖' })]).toEqual([first, first])
})

test('C2: the other filters hold for pages that are found so', async () => {
  await server.services.tx(platform, (db) =>
    db.updateTable('user_account').set({ status: 'suspended' }).where('name', 'like', '海%1').execute(),
  )
  const first = await find({ iSearch: '海', status: 'suspended' })
  await find({ iSearch: '海' })
  expect(await find({ iSearch: '海', status: 'suspended' })).toEqual(first)
})

let prefix = 0

type Many = { count: number; name: string; every: number; daysAgo: number }

/** Answers the ids, the newest first. */
function addMany({ count, name, every, daysAgo }: Many) {
  const begin = `${(prefix += 1)}many`
  return server.services.tx(platform, async (db) => {
    const { rows } = await sql<{ id: string }>`
      insert into user_account (id, login_id, login_id_norm, name, status, created_at)
      select ${begin} || lpad(i::text, 8, '0'), ${begin} || i, ${begin} || i,
        case when i % ${every}::int = 0 then ${name} else '岸' end || lpad(i::text, 5, '0'), 'active',
        now() - make_interval(days => ${daysAgo}::int) + make_interval(secs => i)
      from generate_series(1, ${count}::int) i returning id`.execute(db)
    return rows.map(({ id }) => id).toReversed()
  })
}
