import { repairs } from '../given.ts'
import { formOf, recordForm } from './record-form.ts'

const parse = (values: object, how: 'whole' | 'changes' = 'whole') =>
  recordForm(repairs.fields, how).safeParse({ values: { title: 'x', ...values } })

test.each([
  ['cost', '12.345'],
  ['cost', 'twelve'],
  ['due', '2026-02-30'],
  ['state', 'unknown'],
  ['parts', 'bulb,unknown'],
  ['title', ''],
])('a form refuses %s as %s, at its field', (key, value) => {
  const { error } = parse({ [key]: value })
  expect(error?.issues.map(({ path }) => path.slice(0, 2).join('.'))).toEqual([`values.${key}`])
})

test('a form gives values as the server takes them', () => {
  const filled = { cost: '-5.10', due: '2026-03-09', urgent: false, parts: 'cable,bulb' }
  expect(parse(filled).data).toEqual({ values: { title: 'x', ...filled, parts: ['cable', 'bulb'] } })
})

test('what is emptied in a change is no value, and nothing is asked of what is left as it is', () => {
  const form = recordForm(repairs.fields, 'changes')
  expect(form.parse({ values: { cost: '', parts: '' } })).toEqual({ values: { cost: null, parts: null } })
  expect(form.parse({})).toEqual({ values: {} })
})

test('an empty record fills a form with nothing', () => {
  expect(formOf(repairs.fields, {})).toMatchObject({ 'values.title': '', 'values.urgent': false, 'values.parts': '' })
})
