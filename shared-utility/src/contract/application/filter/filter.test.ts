import { expect, test } from '@jest/globals'
import { issueText } from '../../foundation/issues.ts'
import type { EntityField } from '../entity-field.ts'
import { type Period, type RecordFilter, recordFilter, recordFilterText } from '../filter.ts'
import { filterFaults } from './faults.ts'
import { matchesFilter } from './match.ts'
import { daysOfPeriod } from './period.ts'

const option = (key: string) => ({ key, label: key, labelEn: '' })
const fields: Pick<EntityField, 'key' | 'type' | 'options'>[] = [
  { key: 'title', type: 'text', options: [] },
  { key: 'cost', type: 'number', options: [] },
  { key: 'due', type: 'date', options: [] },
  { key: 'visit', type: 'dateTime', options: [] },
  { key: 'state', type: 'choice', options: [option('open'), option('done')] },
  { key: 'owner', type: 'person', options: [] },
]
const leaf: RecordFilter = { field: 'title', op: 'filled' }
const nested = (depth: number): RecordFilter => (depth === 1 ? leaf : { not: nested(depth - 1) })
const refusal = (filter: unknown, lang: 'zh-CN' | 'en-US' = 'en-US') => {
  const issue = recordFilter.safeParse(filter).error?.issues[0]
  return issue && issueText(issue, lang)
}

test('a filter is eight levels deep at most, and a ninth is refused in both languages', () => {
  expect(recordFilter.safeParse(nested(8)).success).toBe(true)
  expect(refusal(nested(9))).toBe('Conditions can be 8 levels deep at most')
  expect(refusal(nested(9), 'zh-CN')).toBe('筛选条件最多嵌套 8 层')
  const endless = JSON.parse('{"not":'.repeat(100_000) + 'null' + '}'.repeat(100_000)) as unknown
  expect(refusal(endless)).toBe('Conditions can be 8 levels deep at most')
})

test('a filter has fifty conditions at most, however they are grouped, and lists of a hundred values', () => {
  const group = (count: number) => ({ all: Array.from({ length: count }, () => leaf) })
  expect(recordFilter.safeParse({ any: [group(25), group(25)] }).success).toBe(true)
  expect(refusal({ any: [group(25), group(26)] })).toBe('Up to 50 conditions')
  expect(refusal(group(51))).toBe('Up to 50 conditions')
  const oneOf = (count: number) => ({ field: 'title', op: 'oneOf', value: Array.from({ length: count }, String) })
  expect([recordFilter.safeParse(oneOf(100)).success, recordFilter.safeParse(oneOf(101)).success]).toEqual([
    true,
    false,
  ])
})

test.each([
  null,
  [],
  'x',
  {},
  { all: [] },
  { all: [leaf], any: [leaf] },
  { ...leaf, sql: '1' },
  { field: '__proto__', op: 'filled' },
])('what is no filter is refused: %j', (filter) => expect(recordFilter.safeParse(filter).success).toBe(false))

test('a filter in an address is JSON', () => {
  expect(recordFilterText.parse(JSON.stringify(leaf))).toEqual(leaf)
  expect(recordFilterText.safeParse('{"field":').success).toBe(false)
})

test('a condition that does not fit is named at its place: its field, its operator, its value', () => {
  const faults = filterFaults(
    {
      all: [
        { field: 'secret', op: 'filled' },
        { any: [{ field: 'cost', op: 'contains', value: '1' }] },
        { not: { field: 'cost', op: 'less', value: 'many' } },
        { field: 'state', op: 'oneOf', value: ['gone'] },
        { field: 'due', op: 'between', value: ['2026-01-01'] },
        { field: 'owner', op: 'me', value: 'x' },
        { field: 'due', op: 'equals', value: '0000-01-01' },
        { field: '_createdBy', op: 'me' },
      ],
    },
    fields,
  )
  expect(faults.map(({ path }) => path.join('.'))).toEqual([
    'all.0.field',
    'all.1.any.0.op',
    'all.2.not.value',
    'all.3.value',
    'all.4.value',
    'all.5.value',
    'all.6.value',
  ])
})

test.each<[Period, string, string]>([
  ['today', '2026-03-05', '2026-03-05'],
  ['yesterday', '2026-03-04', '2026-03-04'],
  ['tomorrow', '2026-03-06', '2026-03-06'],
  ['thisWeek', '2026-03-02', '2026-03-08'],
  ['lastWeek', '2026-02-23', '2026-03-01'],
  ['nextWeek', '2026-03-09', '2026-03-15'],
  ['thisMonth', '2026-03-01', '2026-03-31'],
  ['lastMonth', '2026-02-01', '2026-02-28'],
  ['nextMonth', '2026-04-01', '2026-04-30'],
  ['thisQuarter', '2026-01-01', '2026-03-31'],
  ['lastQuarter', '2025-10-01', '2025-12-31'],
  ['nextQuarter', '2026-04-01', '2026-06-30'],
  ['thisYear', '2026-01-01', '2026-12-31'],
  ['lastYear', '2025-01-01', '2025-12-31'],
  ['nextYear', '2027-01-01', '2027-12-31'],
  [{ last: 7 }, '2026-02-27', '2026-03-05'],
  [{ next: 7 }, '2026-03-05', '2026-03-11'],
])('on 5 March 2026, a Thursday, %j is from %s to %s', (period, first, last) => {
  expect(daysOfPeriod(period, '2026-03-05')).toEqual([first, last])
})

test('a week that is asked for on a Sunday began on the Monday before', () => {
  expect(daysOfPeriod('thisWeek', '2026-03-08')).toEqual(['2026-03-02', '2026-03-08'])
})

const asker = {
  userId: 'me1',
  today: '2026-03-05',
  colleagues: new Set(['me1', 'near1']),
  colleaguesBelow: new Set(['me1', 'near1', 'far1']),
}
const record = {
  title: 'Lamp ABC',
  cost: '10.50',
  due: '2026-03-04',
  visit: '2026-03-04T16:00:00.000Z',
  state: 'open',
  owner: 'far1',
  _createdBy: 'near1',
}

test.each<[RecordFilter, boolean]>([
  [{ field: 'title', op: 'contains', value: 'amp a' }, true],
  [{ field: 'title', op: 'equals', value: 'lamp abc' }, false],
  [{ field: 'cost', op: 'equals', value: '10.5' }, true],
  [{ field: 'cost', op: 'less', value: '9' }, false],
  [{ field: 'due', op: 'during', value: 'yesterday' }, true],
  // The fifth begins in China.
  [{ field: 'visit', op: 'during', value: 'today' }, true],
  [{ field: 'visit', op: 'after', value: '2026-03-04' }, true],
  [{ field: 'owner', op: 'myDepartment' }, false],
  [{ field: 'owner', op: 'myDepartmentBelow' }, true],
  [{ field: '_createdBy', op: 'myDepartment' }, true],
  [{ not: { field: 'gone', op: 'filled' } }, false],
  [
    {
      any: [
        { field: 'title', op: 'filled' },
        { field: 'cost', op: 'contains', value: '1' },
      ],
    },
    false,
  ],
])('%j of a record is %s', (filter, isMeant) => {
  expect(matchesFilter(filter, record, { fields, asker })).toBe(isMeant)
})

test.each<[RecordFilter, boolean]>([
  [{ field: 'cost', op: 'equals', value: '1' }, false],
  [{ field: 'cost', op: 'not', value: '1' }, true],
  [{ field: 'state', op: 'noneOf', value: ['open'] }, true],
  [{ field: 'title', op: 'notContains', value: 'x' }, true],
  [{ not: { field: 'cost', op: 'less', value: '1' } }, true],
  [{ field: 'cost', op: 'empty' }, true],
])('what is empty is like no value: %j is %s', (filter, isMeant) => {
  expect(matchesFilter(filter, { cost: null, title: null }, { fields, asker })).toBe(isMeant)
})
