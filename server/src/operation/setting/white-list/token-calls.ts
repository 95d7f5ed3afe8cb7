import { calls, type Call } from '@atrium/shared-utility/contract'

/** The names of the calls that a security token may make, as far as the contract says: they read, in one enterprise. */
export const tokenCalls: readonly string[] = Object.entries(calls)
  .filter(([, call]) => isForTokens(call))
  .map(([name]) => name)
  .sort()

function isForTokens({ method, access: { who, needs }, space, changes }: Call) {
  return method === 'GET' && who !== 'public' && space !== 'none' && changes !== true && needs.account === undefined
}
