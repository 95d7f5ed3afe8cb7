import { meantParcelHeader, Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deployer } from '../../foundation/context/deployer.ts'
import type { Services } from '../../foundation/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { visitorOf } from '../../foundation/http/visitor.ts'
import { noteRefusedToken } from '../../portal/deploy-token/refused-token.ts'
import { admitCaller, type Admitted } from './access-rules.ts'
import type { Route } from './call-routes.ts'
import type { Called } from './find-caller.ts'

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  options: { services: Services; now: () => Date }
}

/** Who calls, by a session or by a deploy token: which of them is the call's `access`, never what was sent. */
export async function admit({ name, call }: Route, caller: Called, exchange: Exchange): Promise<Admitted> {
  const { bearer } = caller
  if (bearer === undefined) return admitCaller(call, caller, exchange.options.now())
  const { request, options } = exchange
  if (bearer.status === 'live') {
    refuseOther(bearer.deployer, request)
    return { session: null, space: null, deployer: bearer.deployer }
  }
  const { services, now } = options
  await noteRefusedToken(bearer, name, { services, now: now(), newId, visitor: visitorOf(request) })
  exchange.reply.header('www-authenticate', 'Bearer')
  throw new Problem('deployTokenInvalid')
}

/** Whoever has two tokens may bring the wrong one: what they mean for one parcel is not done to the other. */
function refuseOther({ parcel }: Deployer, { headers }: FastifyRequest) {
  const meant = headers[meantParcelHeader]
  if (parcel === null || meant === undefined || meant === parcel) return
  throw new Problem('deployTokenOther', { parcel, meant: String(meant).slice(0, 64) })
}
