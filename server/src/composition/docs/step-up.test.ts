import { expect, test } from '@jest/globals'
import { calls, type Call } from '@atrium/shared-utility/contract'

test('T04: each call that changes something, public ones too, says why it asks for step-up or does not', () => {
  // Public ones, too: a call that any caller may make can take the session of a signed-in person for a proof.
  const changing = Object.entries<Call>(calls).filter(([, { method, changes }]) => method !== 'GET' || changes === true)
  const silent = changing.filter(([, { stepUpReason = '' }]) => stepUpReason.length < 10)
  expect(silent.map(([name]) => name)).toEqual([])
})
