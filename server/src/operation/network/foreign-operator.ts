import { UserType } from '@atrium/shared-utility/contract'
import type { Caller } from '../../identity/session/session-from.ts'
import type { OperatorNetworksService } from '../../foundation/context/services.ts'

type Place = { address: string; operatorNetworks: OperatorNetworksService }

/**
 * An operator outside of the operators' networks is nobody to whatever is open to everybody: no such call, and no page,
 * needs a rule of its own, and none answers them more than a stranger. Their session goes on, for whoever signs out.
 */
export async function withoutForeignOperator<C extends Caller>(
  caller: C,
  { address, operatorNetworks }: Place,
): Promise<C> {
  const { session } = caller
  const isOperator = session?.userType === UserType.operator || (session?.acting ?? null) !== null
  if (!isOperator || (await operatorNetworks.allows(address))) return caller
  return { ...caller, session: null, space: { status: 'none' } }
}
