import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'

/** By which ways a call is read and answered, where it is made, and by whom: two of one sort go the same way. */
export function sortOf(name: CallName) {
  const { method, encoding, envelope, space, access }: Call = calls[name]
  return [method, encoding, envelope, space, access].join(' ')
}
