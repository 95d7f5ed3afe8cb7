import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { platform } from '../../db/scope.ts'
import { searchList } from './large-list-query.ts'
import { countLimit, selectList } from './list-query.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ways = [
  ['passed', selectList],
  ['searched', searchList],
] as const
type Way = (typeof ways)[number][1]
type PageRequest = { size: number; start?: number; order?: 'asc' | 'desc'; hasNullsLast?: boolean }

/** A list of the numbers from 1 on; the even ones have no rank, the odd ones all have the same. */
function select(way: Way, { size, start = 0, order = 'asc', hasNullsLast = false }: PageRequest) {
  return server.services.tx(platform, (db) => {
    const numbers = sql<{ n: number; rank: number | null }>`(
      select n, case n % 2 when 1 then 1 end as rank from generate_series(1, ${size}::int) n
    )`
    const found = db.selectFrom(numbers.as<'list'>(sql.ref('list')))
    const rows = found.select('list.n')
    const by = [sql`list.rank`, sql`list.n`]
    return way(db, {
      found,
      rows,
      id: sql<string>`list.n`,
      page: { iDisplayStart: start, iDisplayLength: 3 },
      order: { by, order, hasNullsLast },
    })
  })
}

const numbersOf = ({ rows }: Awaited<ReturnType<typeof select>>) => rows.map(({ n }) => n)

test.each(ways)('a short list that is %s is counted whole, a long one up to the limit', async (_, way) => {
  expect((await select(way, { size: 7 })).total).toBe(7)
  expect((await select(way, { size: countLimit + 50 })).total).toBe(countLimit)
})

test.each(ways)(
  'no row of a list that is %s shows on two pages or on none: the last column breaks ties, in the same direction',
  async (_, way) => {
    expect(numbersOf(await select(way, { size: 7 }))).toEqual([1, 3, 5])
    expect(numbersOf(await select(way, { size: 7, start: 3 }))).toEqual([7, 2, 4])
    expect(numbersOf(await select(way, { size: 7, order: 'desc', hasNullsLast: true }))).toEqual([7, 5, 3])
  },
)

test.each(ways)(
  'what has no value in a list that is %s comes where the database puts it, or last either way',
  async (_, way) => {
    expect(numbersOf(await select(way, { size: 7, order: 'desc' }))).toEqual([6, 4, 2])
    expect(numbersOf(await select(way, { size: 7, order: 'desc', start: 3, hasNullsLast: true }))).toEqual([1, 6, 4])
  },
)

test.each(ways)('a page beyond the end of a list that is %s is empty, and still knows the total', async (_, way) => {
  expect(await select(way, { size: 7, start: 30 })).toEqual({ total: 7, rows: [] })
})
