import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { calls } from '@atrium/shared-utility/contract'
import { sql, type SqlBool } from 'kysely'
import { those, when, type Conditions, type SortColumns } from './conditions.ts'

const condition = sql<SqlBool>`true`

test('a filter is on when it says something, also when that is no or nothing at all', () => {
  expect([undefined, ''].map((value) => when(value, () => condition))).toEqual([undefined, undefined])
  expect([false, 0, 'a'].map((value) => when(value, () => condition))).toEqual([condition, condition, condition])
})

test('of the conditions those that are on count', () => {
  expect(those({ one: condition, two: undefined })).toEqual([condition])
})

// What is tested below does not compile: the check of types fails when one of these lines is allowed.

test('a filter of the contract that has no condition does not compile', () => {
  const few: Omit<Conditions<'listSignIns'>, 'ip'>[] = []
  // @ts-expect-error -- `ip` is a filter of the contract
  const all: Conditions<'listSignIns'>[] = few
  expect(all).toEqual([])
})

test('a sort key of the contract that has no column does not compile', () => {
  const few: Omit<SortColumns<'listLiveSessions'>, 'startedAt'>[] = []
  // @ts-expect-error -- the contract also sorts by `startedAt`
  const all: SortColumns<'listLiveSessions'>[] = few
  expect(all).toEqual([])
})

test('every list of the contract says its filters and its sort keys so', () => {
  const folder = new URL('../../../', import.meta.url)
  const queries = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  const code = queries.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  // Records are sorted by fields that their application has, which its own version names; deleted ones by one order, without filters.
  const others = ['listRecords', 'listDeletedRecords']
  const lists = Object.entries(calls).filter(
    ([name, { input }]) => 'iDisplayStart' in input.shape && !others.includes(name),
  )
  const expected = lists.flatMap(([name, { input }]) => [
    `satisfies Conditions<'${name}'`,
    ...('sort' in input.shape ? [`satisfies SortColumns<'${name}'`] : []),
  ])
  expect(expected.length).toBeGreaterThan(10)
  expect(expected.filter((line) => ![`${line}>`, `${line}, `].some((written) => code.includes(written)))).toEqual([])
})
