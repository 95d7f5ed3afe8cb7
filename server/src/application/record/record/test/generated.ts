import {
  filterOperators,
  operandsOf,
  periodNames,
  type FieldType,
  type RecordFilter,
} from '@atrium/shared-utility/contract'
import fc from 'fast-check'

/** The people of the tests, by their ids, and one who is not there. */
const people = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'gone'] as const

/** Values that are near each other, so that what is asked for is often there, and just as often beside it. */
const values: Record<FieldType, readonly unknown[]> = {
  text: ['a', 'A', 'Ab c', 'abc', '中文', '中', 'É', 'é', 'ı', 'İ', 'ß', '%', '_', '\\', `'; drop`, '😀', '-1', ''],
  longText: ['a', 'A\nb', '中文 abc', 'É', '%_', ''],
  number: ['0', '-0.5', '0.50', '10', '9', '-9', '123456789012345.123456', '-123456789012345.123456', '0.000001'],
  date: [
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-02-28',
    '2024-02-29',
    '2025-12-31',
    '1000-01-01',
    '9999-12-31',
  ],
  dateTime: [
    '2026-03-04T15:59:59.999Z',
    '2026-03-04T16:00:00.000Z',
    '2026-03-05T15:59:59.9994Z',
    '2026-03-05T16:00:00.000001Z',
    '2026-02-28T16:00:00Z',
    '2025-12-31T15:59:59.999999Z',
    '1999-12-31T16:00:00Z',
  ],
  yesNo: [true, false],
  choice: ['a', 'b', 'c'],
  choices: [[], ['a'], ['b'], ['a', 'b'], ['c', 'a']],
  person: people,
  relation: ['r1', 'r2', 'r3'],
  file: [['f1'], ['f1', 'f2']],
  image: [['f1']],
}
const asked: Record<FieldType, readonly unknown[]> = {
  ...values,
  text: values.text.filter((one) => one !== ''),
  longText: ['a', 'b', 'B', '中', 'é', '%'],
  dateTime: values.date,
  choices: ['a', 'b', 'c'],
}

const columns = ['name', 'select', 'order', 'amount_2', 'user', 'x', 'y', 'z', 'desc', 'all_1'] as const
const options = ['a', 'b', 'c'].map((key) => ({ key, label: key, labelEn: '' }))

/** A field with the name of its column, as the registry has it: not the key, and now and then a word of SQL. */
export type Shape = readonly { key: string; uid: string; column: string; type: FieldType; options: typeof options }[]

export const shape: fc.Arbitrary<Shape> = fc
  .tuple(
    fc.shuffledSubarray([...columns], { minLength: 2 }),
    fc.infiniteStream(fc.constantFrom(...(Object.keys(values) as FieldType[]))),
  )
  .map(([names, types]) =>
    names.map((column, index) => ({
      key: `k${index}`,
      uid: `u${index}`,
      column,
      type: types.next().value ?? 'text',
      options,
    })),
  )

export type Row = { by: string; at: string; values: Readonly<Record<string, unknown>> }

export function rowsOf(fields: Shape): fc.Arbitrary<readonly Row[]> {
  const cells = fields.map(
    ({ column, type }) => [column, fc.option(fc.constantFrom(...values[type]), { freq: 4 })] as const,
  )
  const row = fc.record({
    by: fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6'),
    at: fc.constantFrom('2026-03-04T15:59:59.999Z', '2026-03-04T16:00:00.000Z', '2026-02-10T00:00:00.000Z'),
    values: fc.record(Object.fromEntries(cells)),
  })
  return fc.array(row, { minLength: 6, maxLength: 16 })
}

/** Filters of all depths over these fields; now and then one that does not fit, which holds for nothing. */
export function filterOf(fields: Shape): fc.Arbitrary<RecordFilter> {
  const own = [
    { key: '_createdAt', type: 'dateTime' },
    { key: '_updatedBy', type: 'person' },
  ] as const
  const leaf = fc
    .constantFrom(...fields, ...own)
    .chain(({ key, type }) =>
      fc
        .constantFrom(...filterOperators[type])
        .chain((op) => operand(type, op).map((value) => ({ field: key, op, ...value }))),
    )
  const odd = fc.constantFrom<RecordFilter>(
    { field: 'gone', op: 'filled' },
    { field: '_createdAt', op: 'contains', value: 'a' },
  )
  const { filter } = fc.letrec<{ filter: RecordFilter }>((tie) => ({
    filter: fc.oneof(
      { maxDepth: 6, depthSize: 'small' },
      { weight: 40, arbitrary: leaf as fc.Arbitrary<RecordFilter> },
      { weight: 1, arbitrary: odd },
      { weight: 12, arbitrary: fc.record({ all: fc.array(tie('filter'), { minLength: 1, maxLength: 4 }) }) },
      { weight: 12, arbitrary: fc.record({ any: fc.array(tie('filter'), { minLength: 1, maxLength: 4 }) }) },
      { weight: 12, arbitrary: fc.record({ not: tie('filter') }) },
    ),
  }))
  return filter
}

function operand(type: FieldType, op: Parameters<typeof operandsOf>[0]): fc.Arbitrary<object> {
  const one = fc.constantFrom(...asked[type])
  switch (operandsOf(op)) {
    case 'none':
      return fc.constant({})
    case 'one':
      return one.map((value) => ({ value }))
    case 'several':
      return fc.array(one, { minLength: 1, maxLength: 3 }).map((value) => ({ value }))
    case 'two':
      return fc.tuple(one, one).map((value) => ({ value }))
    case 'period':
      return fc
        .oneof(fc.constantFrom(...periodNames), fc.record({ last: days }), fc.record({ next: days }))
        .map((value) => ({ value }))
  }
}

const days = fc.constantFrom(1, 2, 7, 30, 366)
