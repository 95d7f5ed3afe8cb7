import { expect, test } from '@jest/globals'
import { toE164 } from './phone.ts'

test.each([
  ['13800001234', '+8613800001234'],
  ['+86 138-0000-1234', '+8613800001234'],
  ['(021) 6123 4567', '+862161234567'],
  ['+14155550100', '+14155550100'],
  ['1390001', null],
  ['139000100201', null],
  ['1380000123', null],
  ['95588', null],
  ['13800001234 转 12', null],
])('%s is a telephone number as %s', async (typed, expected) => {
  expect(await toE164(typed)).toBe(expected)
})
