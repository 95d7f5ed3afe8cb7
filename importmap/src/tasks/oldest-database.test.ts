import { expect, test } from '@jest/globals'
import { filesForOldest, type Asked } from './oldest-database.ts'

function asked(file: string, more: Partial<Asked> = {}): Asked {
  return { file: `/server/src/${file}`, ms: 1000, tests: { 'a test': ['select 0'] }, ...more }
}

/** Asks these by one test. */
const asking = (...statements: string[]) => ({ tests: { '': [], 'a test': statements } })

/** What makes an average statement dear enough for whatever the others take. */
const longRun = asked('a/long-race.test.ts', { ms: 1_000_000, ...asking('select 0') })

const names = (files: readonly string[]) => files.map((file) => file.replace('/server/src/', ''))

test('on the oldest database runs whatever is about databases, whatever it asks', () => {
  const all = [
    asked('composition/call/specification.test.ts'),
    asked('foundation/db/privileges.test.ts'),
    asked('identity/session/race.test.ts'),
    asked('foundation/log/log.test.ts', { tests: { 'a line is one line': ['select 0'] } }),
    asked('foundation/db/embedded/start-embedded.test.ts', asking()),
  ]
  expect(filesForOldest(all)).toEqual({ whole: all.slice(0, 3).map(({ file }) => file), racing: [] })
})

test('of a file with a race among its tests the race runs there', () => {
  const tests = {
    '': ['select 1'],
    'of fifty who come at once one is let in': ['select 2'],
    'another thing': ['select 3'],
  }
  const other = asked('a/other.test.ts', asking('select 2', 'select 3'))
  const { whole, racing } = filesForOldest([longRun, asked('a/flood.test.ts', { ms: 5000, tests }), other])
  expect([names(whole), names(racing)]).toEqual([['a/long-race.test.ts', 'a/other.test.ts'], ['a/flood.test.ts']])
})

test('of the others run as many as it takes that every statement is asked there, the quickest first', () => {
  const all = [
    longRun,
    asked('a/asks-nothing-more.test.ts', asking('select 0')),
    asked('a/slow.test.ts', { ...asking('select 1', 'select 2'), ms: 30_000 }),
    asked('a/quick.test.ts', asking('select 2')),
    asked('a/alone.test.ts', { ...asking('select 3'), ms: 60_000 }),
    asked('a/slower.test.ts', { ...asking('select 1'), ms: 20_000 }),
  ]
  expect(names(filesForOldest(all).whole)).toEqual([
    'a/alone.test.ts',
    'a/long-race.test.ts',
    'a/quick.test.ts',
    'a/slower.test.ts',
  ])
})

test('what takes longer for a statement than statements do does not run for it, unless it cannot be planned', () => {
  const cheap = Array.from({ length: 9 }, (_, index) => `select ${index}`)
  const all = [
    asked('a/cheap.test.ts', asking(...cheap)),
    asked('a/dear.test.ts', { ...asking('select 10'), ms: 9000 }),
    asked('a/cursor.test.ts', { ...asking('declare a cursor for select 11'), ms: 9000 }),
  ]
  expect(names(filesForOldest(all).whole)).toEqual(['a/cheap.test.ts', 'a/cursor.test.ts'])
})

test('a file whose questions nobody kept runs', () => {
  expect(filesForOldest([asked('a/new.test.ts', { tests: null })]).whole).toEqual(['/server/src/a/new.test.ts'])
})
