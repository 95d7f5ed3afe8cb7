import { Problem, type Call } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../foundation/config/config.ts'
import type { Services } from '../../foundation/context/services.ts'
import { type Tokens, tokensOf } from '../../foundation/http/cookies.ts'
import { inputFields } from '../../foundation/http/input.ts'
import { requestPathOf } from '../../foundation/http/request-path.ts'
import { lastEventHeader } from '../../foundation/http/stream.ts'
import type { Sender } from '../../identity/caller/caller.ts'
import type { Access } from '../../identity/session/access.ts'
import { isOfMaintenance, stranger } from '../../operation/maintenance/find-sender.ts'
import { admitCaller, type Admitted } from './access-rules.ts'
import { refuseForeignNetwork } from './closed-doors.ts'

type Exchange = {
  request: FastifyRequest
  options: { config: Config; services: Services; access: Access; now: () => Date }
}

/** Who sends what a page asks by itself: a session that is live, and is neither kept alive by it nor begun anew. */
export async function lookWhoAsks({ request, options }: Exchange): Promise<Sender> {
  const tokens = tokensOf(request, options.config)
  try {
    return { ...(await options.access.look(tokens, requestPathOf(request.raw).entId)), ...tokens }
  } catch (error) {
    if (!(await isOfMaintenance(error, options))) throw error
    return stranger
  }
}

/** A stream goes on where its reader was, which a browser that comes back by itself says in a header. */
export function fieldsOf({ envelope }: Call, request: FastifyRequest): Record<string, unknown> {
  const fields = inputFields(request)
  const heard = request.headers[lastEventHeader]
  return envelope === 'stream' && heard !== undefined ? { after: heard, ...fields } : fields
}

type Answered = { call: Call; admitted: Admitted; tokens: Tokens }

/** Whether what was answered once would be answered again, to the same person of the same rights at the same place. */
export async function wouldBeAdmitted({ call, admitted, tokens }: Answered, { request, options }: Exchange) {
  const caller = await options.access.look(tokens, requestPathOf(request.raw).entId)
  try {
    await refuseForeignNetwork(call, caller, { address: request.ip, services: options.services })
    const { session, space } = admitCaller(call, caller, options.now())
    return (
      session?.id === admitted.session?.id &&
      session?.userType === admitted.session?.userType &&
      space?.entId === admitted.space?.entId
    )
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false
    throw error
  }
}
