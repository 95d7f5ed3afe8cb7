import { expect, test } from '@jest/globals'
import { calls } from '../calls.ts'
import { operations, operationScopes } from './permission.ts'

test('a permission has narrower scopes where a call opens to them, and nowhere else', () => {
  const narrow = Object.values(calls).flatMap(({ access }) => {
    const who = typeof access === 'object' && 'who' in access ? access.who : access
    return typeof who === 'object' && 'narrower' in who && who.narrower ? [who.permission] : []
  })
  for (const operation of operations)
    expect([operation, operationScopes[operation].length > 1]).toEqual([
      operation,
      narrow.some((one) => one === operation),
    ])
})
