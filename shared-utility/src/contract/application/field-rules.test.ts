import { z } from 'zod'
import { issueText } from '../foundation/issues.ts'
import { compareDecimals } from './compare-decimals.ts'
import type { EntityField } from './entity-field.ts'
import { entityBody } from './entity-shape.ts'
import { fieldValues } from './field-value.ts'

const aField = (changes: Partial<EntityField>): EntityField => ({
  uid: 'one',
  key: 'one',
  label: 'One',
  labelEn: '',
  type: 'text',
  help: '',
  isRequired: false,
  isHidden: false,
  options: [],
  decimals: 2,
  ...changes,
})

function said(field: Partial<EntityField>, one: string, lang: 'zh-CN' | 'en-US' = 'en-US') {
  const { error } = z.strictObject(fieldValues([aField(field)], 'whole')).safeParse({ one })
  return error?.issues.map((issue) => issueText(issue, lang)) ?? []
}

test.each([
  [{ minLength: 3 }, 'ab', 'Use at least 3 characters'],
  [{ maxLength: 3 }, 'abcd', 'Use at most 3 characters'],
  [{ type: 'longText', maxLength: 3 }, 'abcd', 'Use at most 3 characters'],
  [{ pattern: 'digits' }, '12a', 'Use digits only'],
  [{ pattern: 'letters' }, 'a1', 'Use the letters A to Z only'],
  [{ pattern: 'lettersDigits' }, 'SN-1', 'Use letters A to Z and digits only'],
  [{ pattern: 'email' }, 'li@', 'Enter a valid email address'],
  [{ pattern: 'phone' }, 'call me', 'Enter a valid phone number'],
  [{ type: 'number', least: '-0.5' }, '-0.51', 'Must be -0.5 or more'],
  [{ type: 'number', least: '999999999999999.99' }, '999999999999999.98', 'Must be 999999999999999.99 or more'],
  [{ type: 'number', most: '9' }, '10', 'Must be 9 or less'],
  [{ type: 'date', least: '2026-01-01' }, '2025-12-31', 'Must be 2026-01-01 or later'],
  [{ type: 'date', most: '2026-01-01' }, '2026-01-02', 'Must be 2026-01-01 or earlier'],
] as const)('a field with the rule %j refuses %s, and says what it takes', (rule, value, sentence) => {
  expect(said(rule, value)).toEqual([sentence])
})

test.each([
  [{ minLength: 2, maxLength: 3 }, 'abc'],
  [{ pattern: 'digits' }, '１２３'],
  [{ pattern: 'email' }, 'li.hua@example.com'],
  [{ pattern: 'phone' }, '+86 138 0000 0000'],
  [{ type: 'number', least: '-0.5', most: '10' }, '-0.50'],
  [{ type: 'number', least: '9', most: '10' }, '10.00'],
  [{ type: 'date', least: '2026-01-01', most: '2026-01-01' }, '2026-01-01'],
  [{ minLength: 3, pattern: 'digits' }, ''],
] as const)('a field with the rule %j takes %s', (rule, value) => {
  expect(said(rule, value)).toEqual([])
})

test('a sentence of a rule is there in both languages', () => {
  expect(said({ type: 'number', least: '5' }, '4', 'zh-CN')).toEqual(['不能小于 5'])
})

test.each([
  [{ minLength: 5, maxLength: 4 }, 'maxLength'],
  [{ maxLength: 501 }, 'maxLength'],
  [{ minLength: 501 }, 'minLength'],
  [{ type: 'number', least: '2', most: '1' }, 'most'],
  [{ type: 'number', least: 'low' }, 'least'],
  [{ type: 'date', most: '2026-02-30' }, 'most'],
  [{ type: 'date', least: '2026-02-01', most: '2026-01-31' }, 'most'],
  [{ type: 'yesNo', isUnique: true }, 'isUnique'],
  [{ type: 'number', initial: 'many' }, 'initial'],
  [{ type: 'number', initial: '7', most: '6' }, 'initial'],
  [{ type: 'person', initial: 'abc' }, 'initial'],
  [{ type: 'longText', initial: 'x' }, 'initial'],
  [{ type: 'choice', initial: 'gone' }, 'initial'],
  [{ type: 'yesNo', pattern: 'digits' }, 'pattern'],
] as const)('a draft with the rule %j, which no value could keep, is refused at %s', (rule, at) => {
  const body = { key: 'thing', label: 'Thing', fields: [aField(rule)] }
  const { error } = entityBody.safeParse(body)
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([`fields.0.${at}`])
})

test.each([
  ['-0.5', '0.5'],
  ['-10', '-9.999999'],
  ['9', '10'],
  ['999999999999999.1', '999999999999999.2'],
])('%s is less than %s', (one, other) => {
  expect([compareDecimals(one, other), compareDecimals(other, one), compareDecimals(one, one)]).toEqual([-1, 1, 0])
})

test.each([
  ['date', '0000-02-29', '0001-01-01'],
  ['dateTime', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
] as const)('a %s of the year 0 is refused: there is none', (type, none, first) => {
  expect(said({ type }, none)).toHaveLength(1)
  expect(said({ type }, first)).toEqual([])
})
