import { expect, test } from '@jest/globals'
import { filesForOldest, type Asked } from './oldest-database.ts'

function asked(file: string, more: Partial<Asked> = {}): Asked {
  return { file: `/server/src/${file}`, text: '', ms: 1000, statements: ['select 0'], ...more }
}

test('on the oldest database runs whatever is about databases, whatever it asks', () => {
  const all = [
    asked('identity/session/race.test.ts'),
    asked('composition/call/tenancy.test.ts'),
    asked('foundation/db/privileges.test.ts'),
    asked('identity/sms/flood.test.ts', { text: "test('of fifty who come at once one is let in', ...)" }),
    asked('foundation/log/log.test.ts', { text: "test('a line is one line', ...)" }),
    asked('foundation/db/embedded/start-embedded.test.ts', { statements: [] }),
  ]
  expect(filesForOldest(all)).toEqual(
    all
      .slice(0, 4)
      .map(({ file }) => file)
      .toSorted(),
  )
})

test('of the others run as many as it takes that every statement is asked there, the quickest first', () => {
  const all = [
    asked('identity/race.test.ts', { statements: ['select 1'] }),
    asked('a/asks-nothing-more.test.ts', { statements: ['select 1'] }),
    asked('a/slow.test.ts', { statements: ['select 1', 'select 2'], ms: 30_000 }),
    asked('a/quick.test.ts', { statements: ['select 2'] }),
    asked('a/alone.test.ts', { statements: ['select 3'], ms: 60_000 }),
  ]
  expect(filesForOldest(all)).toEqual([
    '/server/src/a/alone.test.ts',
    '/server/src/a/quick.test.ts',
    '/server/src/identity/race.test.ts',
  ])
})

test('a file whose questions nobody kept runs', () => {
  expect(filesForOldest([asked('a/new.test.ts', { statements: null })])).toEqual(['/server/src/a/new.test.ts'])
})
