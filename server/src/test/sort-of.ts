import { type Call, type CallName, calls } from '@atrium/shared-utility/contract'

/**
 * The ways by which a call is read and answered, where it is made, and by whom: two calls of one sort go the same way.
 */
export function sortOf(name: CallName) {
  const { method, encoding, envelope, space, access }: Call = calls[name]
  return [method, encoding, envelope, space, JSON.stringify(access.who)].join(' ')
}
