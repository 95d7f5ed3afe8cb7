import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { platform } from '../../db/scope.ts'
import { countLimit, selectList } from './list-query.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type PageRequest = { size: number; start?: number; order?: 'asc' | 'desc'; hasNullsLast?: boolean }

/** A list of the numbers from 1 on; the even ones have no rank, the odd ones all have the same. */
function select({ size, start = 0, order = 'asc', hasNullsLast = false }: PageRequest) {
  return server.services.tx(platform, (db) => {
    const numbers = sql<{ n: number; rank: number | null }>`(
      select n, case n % 2 when 1 then 1 end as rank from generate_series(1, ${size}::int) n
    )`
    const found = db.selectFrom(numbers.as<'list'>(sql.ref('list')))
    const rows = found.select('list.n')
    const by = [sql`list.rank`, sql`list.n`]
    return selectList(db, {
      found,
      rows,
      page: { iDisplayStart: start, iDisplayLength: 3 },
      order: { by, order, hasNullsLast },
    })
  })
}

const numbersOf = ({ rows }: Awaited<ReturnType<typeof select>>) => rows.map(({ n }) => n)

test('a short list is counted whole, a long one up to the limit', async () => {
  expect((await select({ size: 7 })).total).toBe(7)
  expect((await select({ size: countLimit + 50 })).total).toBe(countLimit)
})

test('no row shows on two pages or on none: the last column breaks ties, in the same direction', async () => {
  expect(numbersOf(await select({ size: 7 }))).toEqual([1, 3, 5])
  expect(numbersOf(await select({ size: 7, start: 3 }))).toEqual([7, 2, 4])
  expect(numbersOf(await select({ size: 7, order: 'desc', hasNullsLast: true }))).toEqual([7, 5, 3])
})

test('what has no value comes where the database puts it, or last either way', async () => {
  expect(numbersOf(await select({ size: 7, order: 'desc' }))).toEqual([6, 4, 2])
  expect(numbersOf(await select({ size: 7, order: 'desc', start: 3, hasNullsLast: true }))).toEqual([1, 6, 4])
})

test('a page beyond the end is empty, and still knows the total', async () => {
  expect(await select({ size: 7, start: 30 })).toEqual({ total: 7, rows: [] })
})
