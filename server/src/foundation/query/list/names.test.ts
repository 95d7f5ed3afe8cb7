import { expect, test } from '@jest/globals'
import { normalName } from './names.ts'

test('two names that look the same are the same name', () => {
  expect(normalName('ＡＣＭＥ　公司')).toBe(normalName('acme  公司 '))
})
