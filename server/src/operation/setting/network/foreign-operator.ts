import { UserType } from '@atrium/shared-utility/contract'
import type { Caller } from '../../../identity/session/session-from.ts'
import type { OperatorNetworksService } from '../../../foundation/call/context/services.ts'

type OperatorAddress = { address: string; operatorNetworks: OperatorNetworksService }

/**
 * An operator outside of the operators' networks is anonymous to every call and page that is open to everyone: none of
 * them needs a rule of its own, and none answers them more than a stranger. Their session goes on, for the sign-out.
 */
export async function withoutForeignOperator<C extends Caller>(
  caller: C,
  { address, operatorNetworks }: OperatorAddress,
): Promise<C> {
  const { session } = caller
  const isOperator = session?.userType === UserType.operator || (session?.acting ?? null) !== null
  if (!isOperator || (await operatorNetworks.allows(address))) return caller
  return { ...caller, session: null, space: { status: 'none' } }
}
