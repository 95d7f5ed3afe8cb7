import { expect, test } from '@jest/globals'
import { questions } from './operator-lists.ts'

test('the bench knows what each list of operators needs to be asked for', () => {
  expect(questions().length).toBeGreaterThan(100)
})
