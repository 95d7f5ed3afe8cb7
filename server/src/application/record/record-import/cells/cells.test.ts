import { expect, test } from '@jest/globals'
import type { EntityField } from '@atrium/shared-utility/contract'
import { aField } from '../../../test/given-app.ts'
import { valueOf } from './cell-value.ts'
import { draftOf } from './draft.ts'

const known = {
  people: (text: string) => ({ zhang: ['p1'], 重名: ['p2', 'p3'] })[text] ?? [],
  records: (_field: EntityField, text: string) => (text === '一号厂房' ? ['r1'] : []),
}
const options = [
  { key: 'idle', label: '闲置', labelEn: 'Idle' },
  { key: 'in_use', label: '在用', labelEn: 'In use' },
  { key: 'both', label: '半，半', labelEn: '' },
  { key: 'twin', label: '闲置', labelEn: '' },
]

test.each([
  ['number', '1234.50', '1234.50'],
  ['number', '１，２３４．５', '1234.5'],
  ['number', '-1,234,567', '-1234567'],
  ['number', '12.5000', '12.50'],
  ['number', '+7', '7'],
  ['date', '2026-03-01', '2026-03-01'],
  ['date', '2026年3月1日', '2026-03-01'],
  ['date', '2026/3/1 0:00', '2026-03-01'],
  ['dateTime', '2026-03-01 08:30', '2026-03-01T00:30:00.000Z'],
  ['dateTime', '2026/3/1', '2026-02-28T16:00:00.000Z'],
  ['dateTime', '2026-03-01T08:30:15.000Z', '2026-03-01T08:30:15.000Z'],
  ['yesNo', '是', true],
  ['yesNo', 'NO', false],
  ['choice', 'IN USE', 'in_use'],
  ['choice', 'idle', 'idle'],
  ['choices', '在用、IDLE', ['in_use', 'idle']],
  ['choices', '半，半', ['both']],
  ['person', 'zhang', 'p1'],
  ['relation', '一号厂房', 'r1'],
  ['text', ' 007 ', ' 007 '],
] as const)('%s takes %s as %j', (type, text, value) => {
  expect(valueOf(aField(type, { key: 'f', options }), text, known)).toEqual({ value })
})

test.each([
  ['number', '12.345', 'number'],
  ['number', '1,23', 'number'],
  ['number', '十二', 'number'],
  ['date', '03/01/2026', 'date'],
  ['date', '2026-02-30', 'date'],
  ['date', '2026-03-01 08:30', 'date'],
  ['dateTime', '2026-03-01 25:00', 'dateTime'],
  ['yesNo', '也许', 'yesNo'],
  ['choice', '闲置', 'choiceTwice'],
  ['choices', '在用，坏', 'choice'],
  ['person', '重名', 'personTwice'],
  ['person', '没有', 'person'],
  ['relation', '别处', 'relation'],
] as const)('%s does not take %s', (type, text, fault) => {
  expect(valueOf(aField(type, { key: 'f', options }), text, known)).toMatchObject({ fault })
})

test('of an empty cell nothing is said, and a fault keeps no other value', () => {
  const fields = [aField('text', { key: 'name' }), aField('number', { key: 'price' }), aField('date', { key: 'due' })]
  const row = { place: 2, cells: ['a', 'x', ' '] }
  expect(draftOf(row, { mapping: { name: 0, price: 1, due: 2 }, fields, known })).toEqual({
    values: { name: 'a' },
    faults: [{ field: 'price', says: expect.objectContaining({ 'zh-CN': expect.stringContaining('应为数字') }) }],
  })
})
