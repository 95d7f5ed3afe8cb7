import { suggestKey } from './suggest-key.ts'

test.each([
  ['序列号', 'Serial number', 'serial_number'],
  ['SKU 编号', '', 'sku'],
  ['2nd owner', '', 'nd_owner'],
  ['标题', '', 'field_1'],
  ['标题', 'Title', 'title_2'],
  ['构造', 'constructor', 'constructor_2'],
  ['😀', '', 'field_1'],
])('the key of a field called %s and %s is suggested as %s', (label, labelEn, key) => {
  expect(suggestKey({ label, labelEn }, { word: 'field', taken: ['title'] })).toBe(key)
})
