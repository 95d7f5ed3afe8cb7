import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
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
  if (bearer.status === 'live') return { session: null, space: null, deployer: bearer.deployer }
  const { request, options } = exchange
  const { services, now } = options
  await noteRefusedToken(bearer, name, { services, now: now(), newId, visitor: visitorOf(request) })
  exchange.reply.header('www-authenticate', 'Bearer')
  throw new Problem('deployTokenInvalid')
}
