import { expect, test } from '@jest/globals'
import { parse } from '@formatjs/icu-messageformat-parser'
import { fit } from './misfit.ts'

const rows = {
  'zh-CN': '共 {count} 行',
  'en-US': '{count, plural, one {# row} other {# rows}}',
  syntax: 'message',
} as const
const kind = {
  'zh-CN': '{kind, select, apk {安卓} other {其他}}',
  'en-US': '{kind, select, apk {Android} other {Other}}',
  syntax: 'message',
} as const
const hello = { 'zh-CN': '{name}，您好', 'en-US': 'Hello {name}', syntax: 'message' } as const
const moment = { 'zh-CN': '{at, date, short}', 'en-US': '{at, date, short}', syntax: 'message' } as const
const refusal = { 'zh-CN': '没有 {name}', 'en-US': 'No {name}', syntax: 'plain' } as const

test.each([
  ['{count, plural, =0 {none} one {one row} other {# rows}}', rows],
  ['{count} of them', rows],
  ['{kind, select, other {Some package}}', kind],
  ['{name}: a < b & "c" \u{1F389}', hello],
  ["{name} writes '<b>' and '{x}'", hello],
  ['There is no {name} here', refusal],
])('%s fits', async (text, shipped) => {
  expect((await fit(text, 'en-US', shipped)).misfit).toBeNull()
})

test.each([
  ['{count, plural, one {# row}', rows, 'textSyntax', {}],
  // The compiler reads it, and no browser writes it.
  ['{count, number, ::currency/ABCD} rows', rows, 'textSyntax', {}],
  ['{count, number, ::unit/nothing} rows', rows, 'textSyntax', {}],
  ['rows', rows, 'textValueMissing', { name: 'count' }],
  ['{count} {other}', rows, 'textValueUnknown', { name: 'other' }],
  ['{count, select, other {x}}', rows, 'textValueKind', { name: 'count' }],
  ['{kind}', kind, 'textValueKind', { name: 'kind' }],
  ['{kind, select, ipa {iOS} other {x}}', kind, 'textOption', { name: 'kind', option: 'ipa' }],
  ['{at}', moment, 'textValueKind', { name: 'at' }],
  ['{at, plural, other {#}}', moment, 'textValueKind', { name: 'at' }],
  ['<b>{name}</b>', hello, 'textTag', { name: 'b' }],
  ['<script>alert(1)</script>{name}', hello, 'textTag', { name: 'script' }],
  ['<img src=x onerror=alert(1)> {name}', hello, 'textSyntax', {}],
  ['{name, plural, other {#}}', hello, 'textValueKind', { name: 'name' }],
  ['{name, select, other {x}}', refusal, 'textNotPlain', {}],
  ['<b>{name}</b>', refusal, 'textNotPlain', {}],
])('%s does not, and it is said why', async (text, shipped, ...[code, params]) => {
  expect((await fit(text, 'en-US', shipped)).misfit).toEqual({ code, params })
})

test('what has plurals is compiled as the build compiles it', async () => {
  const text = '{count, plural, =0 {none} one {# row} other {# rows}}'
  expect((await fit(text, 'en-US', rows)).word).toEqual(parse(text))
})

test('a language without a text of its own takes the values of the other', async () => {
  const shipped = { 'zh-CN': '{name}，您好', syntax: 'message' } as const
  expect((await fit('Hello', 'en-US', shipped)).misfit).toEqual({ code: 'textValueMissing', params: { name: 'name' } })
  expect((await fit('Hello {name}', 'en-US', shipped)).misfit).toBeNull()
})
