import { fakeCalls } from '../../testing/index.ts'
import { whenTestEnds } from '../../testing/clean-up.ts'
import { ana } from '../list/given.ts'
import { readAllOf } from './read-all.ts'

const people = Array.from({ length: 450 }, (_, at) => ({ ...ana, userid: `u${at}` }))
const keyOf = ({ userid }: { userid: string }) => userid

function serve() {
  const calls = fakeCalls({
    listUsers: ({ iDisplayStart: start, iDisplayLength: length }) => ({
      total: people.length,
      list: people.slice(start, start + length),
    }),
  })
  whenTestEnds(() => calls.restore())
  return calls
}

test('U09: every row that the filters find is read, page by page, and how far it is is told', async () => {
  const calls = serve()
  const counts: number[] = []
  const signal = new AbortController().signal
  const all = await readAllOf('listUsers', { userName: 'an', sort: 'name', order: 'asc' })({
    signal,
    keyOf,
    onProgress: (count) => counts.push(count),
  })
  expect(all).toEqual({ rows: people, isCut: false })
  expect(counts).toEqual([200, 400, 450])
  expect(calls.asked('listUsers')).toHaveLength(3)
  expect(calls.asked('listUsers')[2]).toMatchObject({ userName: 'an', sort: 'name', iDisplayStart: 400 })
})

test('a row that slid onto the next page meanwhile is there once', async () => {
  const calls = serve()
  calls.change({
    listUsers: ({ iDisplayStart: start, iDisplayLength: length }) => ({
      total: people.length,
      list: people.slice(Math.max(0, start - 1), Math.max(0, start - 1) + length),
    }),
  })
  const signal = new AbortController().signal
  const { rows } = await readAllOf('listUsers', {})({ signal, keyOf, onProgress: () => undefined })
  expect(rows).toEqual(people)
})
