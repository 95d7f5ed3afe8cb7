import { Problem } from '@atrium/shared-utility/contract'
import { requestPathOf } from '../../foundation/call/http/request-path.ts'
import { admit } from './gates/gates.ts'
import { operatorNetwork } from './gates/operator-network.ts'
import { identified, type IncomingCall } from './incoming-call.ts'

/** Whether a call that is still being answered would be let in again: the same person of the same rights at the same place. */
export async function isStillAdmitted(asked: IncomingCall) {
  const caller = await asked.options.access.look(asked.caller, requestPathOf(asked.request.raw).entId)
  const again = { ...asked, ...identified(asked.call, { ...asked.caller, ...caller }) }
  try {
    await operatorNetwork(again)
    admit(again)
    return isSame(asked, again)
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false
    throw error
  }
}

function isSame(before: IncomingCall, now: IncomingCall) {
  return (
    now.session?.id === before.session?.id &&
    now.session?.userType === before.session?.userType &&
    now.space?.entId === before.space?.entId
  )
}
