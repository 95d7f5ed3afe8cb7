import type { Call, Calls } from '../contract/foundation/call.ts'
import { knownCall } from '../contract/foundation/calls-of.ts'
import { pageCalls } from '../contract/page-calls.ts'
import { failure } from './failure.ts'

/**
 * The calls that pages are not sent at once, by area, in the order in which areas build on each other: a lookup goes
 * through one area after the other. A parcel that needs schemas of calls for its forms has brought them along.
 */
const areas: (() => Promise<Calls>)[] = [
  async () => (await import('../contract/identity/calls.ts')).identityArea,
  async () => (await import('../contract/organisation/calls.ts')).organisationArea,
  async () => (await import('../contract/enterprise/calls.ts')).enterpriseArea,
  async () => (await import('../contract/conversation/calls.ts')).conversationArea,
  async () => (await import('../contract/application/calls.ts')).applicationArea,
  async () => (await import('../contract/operation/calls.ts')).operationArea,
  async () => (await import('../contract/portal/calls.ts')).portalArea,
  async () => (await import('../contract/delivery/calls.ts')).deliveryArea,
]

const everyPage: Calls = pageCalls

/** A call that the page has at hand. */
export function callAtHand(name: string): Call | undefined {
  return entryIn(everyPage, name) ?? knownCall(name)
}

/** Undefined for a name that the contract does not hold: names also come from code that was built apart from this one. */
export async function findCall(name: string): Promise<Call | undefined> {
  let found = callAtHand(name)
  for (const fetch of areas) {
    if (found) break
    found = entryIn(await fetch().catch(unreachable), name)
  }
  return found
}

function entryIn(table: Calls, name: string) {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function unreachable(cause: unknown): never {
  throw failure('unreachable', undefined, cause)
}
