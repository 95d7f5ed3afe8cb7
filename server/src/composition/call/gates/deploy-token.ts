import { meantParcelHeader, Problem } from '@atrium/shared-utility/contract'
import type { FastifyRequest } from 'fastify'
import type { Deployer } from '../../../foundation/call/context/deployer.ts'
import { isTokenAccess } from '../../../foundation/call/context/token-access.ts'
import { newId } from '../../../foundation/db/id.ts'
import { visitorOf } from '../../../foundation/call/http/visitor.ts'
import { noteRefusedToken } from '../../../delivery/deploy-token/refused-token.ts'
import type { IncomingCall } from '../incoming-call.ts'

/**
 * A call of a deploy token needs one that is live, of the parcel that the caller names. Throws deployTokenInvalid and
 * deployTokenOther.
 */
export async function deployToken({ name, call, caller: { bearer }, request, reply, options }: IncomingCall) {
  if (!isTokenAccess(call.access.who) || bearer === undefined) return
  if (bearer.status === 'live') return refuseOther(bearer.deployer, request)
  const { services, now } = options
  await noteRefusedToken(bearer, name, { services, now: now(), newId, visitor: visitorOf(request) })
  reply.header('www-authenticate', 'Bearer')
  throw new Problem('deployTokenInvalid')
}

/** A caller with two tokens may send the wrong one: what is meant for one parcel is not done to the other. */
function refuseOther({ parcel }: Deployer, { headers }: FastifyRequest) {
  const meant = headers[meantParcelHeader]
  if (parcel === null || meant === undefined || meant === parcel) return
  throw new Problem('deployTokenOther', { parcel, meant: String(meant).slice(0, 64) })
}
