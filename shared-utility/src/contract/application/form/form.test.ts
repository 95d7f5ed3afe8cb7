import { expect, test } from '@jest/globals'
import { entityField, type EntityField } from '../entity-field.ts'
import type { RecordFilter } from '../filter.ts'
import { conditionFault } from './condition-fault.ts'
import { formLayout } from './form-layout.ts'
import { formState } from './form-state.ts'

const option = (key: string) => ({ key, label: key, labelEn: '' })
function aField(key: string, more: Partial<EntityField> = {}): EntityField {
  const plain = { uid: `uid${key}`, label: key, labelEn: '', type: 'text', help: '', decimals: 2 } as const
  return { ...plain, isRequired: false, isHidden: false, options: [], key, ...more }
}
const state = aField('state', { type: 'choice', options: [option('open'), option('done')] })
const when = (field: string, op: 'equals' | 'filled', value?: string): RecordFilter =>
  value === undefined ? { field, op } : { field, op, value }
const result = aField('result', { showIf: when('state', 'equals', 'done') })
const rating = aField('rating', { type: 'number', showIf: when('result', 'filled') })
const asker = { userId: 'u1', today: '2026-11-29' }
const states = (values: object, fields = [state, result, rating]) =>
  Object.fromEntries(formState({ ...values }, { fields, asker }))

test('a field is asked for where its condition holds, and a field that is not asked for has no value for others', () => {
  expect(states({})).toEqual({ state: 'asked', result: 'off', rating: 'off' })
  expect(states({ state: 'done', result: 'good' })).toEqual({ state: 'asked', result: 'asked', rating: 'asked' })
  expect(states({ state: 'open', result: 'good' })).toEqual({ state: 'asked', result: 'off', rating: 'off' })
  // In whichever order they stand.
  expect(states({ state: 'done', result: 'good' }, [rating, result, state])).toMatchObject({ rating: 'asked' })
})

test('a condition on a field that the person does not see says nothing', () => {
  expect(states({ state: 'done' }, [result])).toEqual({ result: 'open' })
})

test('conditions in a circle end, and are refused; so is what no other field of the form fits', () => {
  const [one, other] = [
    aField('one', { showIf: when('other', 'filled') }),
    aField('other', { showIf: when('one', 'filled') }),
  ]
  expect(states({ one: 'x', other: 'y' }, [one, other])).toEqual({ one: 'off', other: 'off' })
  expect(conditionFault(one, [one, other])).toBe('conditionCircle')
  const itself = aField('itself', { showIf: when('itself', 'filled') })
  expect(conditionFault(itself, [itself])).toBe('conditionCircle')
  const fault = (showIf: RecordFilter) => conditionFault(aField('x', { showIf }), [state])
  expect(fault(when('state', 'equals', 'done'))).toBeNull()
  expect(fault(when('state', 'equals', 'gone'))).toBe('conditionWrong')
  expect(fault(when('foreign', 'filled'))).toBe('conditionWrong')
  expect(fault({ field: '_createdBy', op: 'me' })).toBe('conditionWrong')
  expect(conditionFault(result, [{ ...state, isHidden: true }])).toBe('conditionWrong')
})

test('a form begins with the fields of no section, and leaves out sections without fields', () => {
  const section = (uid: string) => ({ uid, label: uid, labelEn: '' })
  const fields = [
    aField('a', { section: 's2' }),
    aField('b'),
    aField('c', { section: 's1' }),
    aField('d', { section: 'gone' }),
  ]
  const parts = formLayout(fields, [section('s1'), section('s3'), section('s2')])
  expect(parts.map((part) => [part.section?.uid ?? null, part.fields.map(({ key }) => key)])).toEqual([
    [null, ['b', 'd']],
    ['s1', ['c']],
    ['s2', ['a']],
  ])
})

test('a field whose condition is none is refused', () => {
  const refused = (showIf: unknown) => entityField.safeParse({ ...state, showIf }).error?.issues[0]?.path[0]
  expect([refused({ field: '__proto__', op: 'filled' }), refused('x')]).toEqual(['showIf', 'showIf'])
})
