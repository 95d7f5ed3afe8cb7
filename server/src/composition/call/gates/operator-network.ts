import { UserType } from '@atrium/shared-utility/contract'
import type { IncomingCall } from '../incoming-call.ts'

type Arrival = Pick<IncomingCall, 'call' | 'caller'> & {
  request: Pick<IncomingCall['request'], 'ip'>
  options: { services: Pick<IncomingCall['options']['services'], 'operatorNetworks'> }
}

/**
 * Operators work from their own networks only, also while they act as another person. A public call answers them as it
 * answers strangers (see `findCaller`). Throws networkNotAllowed.
 */
export async function operatorNetwork({ call, caller: { session }, request, options }: Arrival) {
  const isOperator = session?.userType === UserType.operator || (session?.acting ?? null) !== null
  if (call.access.who === 'public' || !isOperator) return
  await options.services.operatorNetworks.refuse(request.ip)
}
