import { type Call, Problem, UserType } from '@atrium/shared-utility/contract'
import type { Services } from '../../foundation/context/services.ts'
import type { Caller } from '../../identity/session/session-from.ts'

type MaybeUnknown = Caller & { isUnknown?: boolean }

export async function refuseDuringMaintenance(
  call: Call,
  { session, isUnknown }: MaybeUnknown,
  { maintenance }: Services,
) {
  // An answer would say that the caller is signed out, which is not known.
  if (call.tellsWho === true && isUnknown === true) throw new Problem('underMaintenance')
  if (call.duringMaintenance === true || session?.userType === UserType.operator) return
  if ((await maintenance.read()).isUpdating) throw new Problem('underMaintenance')
}

type Place = { address: string; services: Services }

// What is public answers them as it does strangers: see `findCaller`.
export async function refuseForeignNetwork(call: Call, { session }: Caller, { address, services }: Place) {
  // Whoever acts as somebody is an operator.
  const isOperator = session?.userType === UserType.operator || (session?.acting ?? null) !== null
  if (call.access === 'public' || !isOperator) return
  await services.operatorNetworks.refuse(address)
}
