import { leastTableWidth, leastWidth, ownWidth, roomyWidth } from './column-width.ts'

test('U01: a table asks for what all of its columns need, those without a width too', () => {
  const columns = [{}, { width: 120 }, { isNumeric: true }]
  const sum = columns.reduce((total, column) => total + leastWidth(column), 0)
  expect(sum).toBe(168 + 120 + 112)
  expect(leastTableWidth({ columns })).toBe(sum)
  expect(leastTableWidth({ columns, selection: {}, actions: {} })).toBe(sum + 2 * 56)
})

test('texts without a width share what the others leave, and all need the same: so none gets less than it needs', () => {
  expect(ownWidth({})).toBeUndefined()
  expect(leastWidth({})).toBe(168)
})

test('U01: where all texts can have what the longest of them needs, they share the room', () => {
  const columns = [{}, { width: 120, grows: true }, { width: 200, grows: true }, { width: 100 }]
  expect(roomyWidth({ columns, actions: {} })).toBe(3 * 200 + 100 + 56)
})
