import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tellAttempt } from '../../foundation/audit/tell-attempt.ts'
import type { Services } from '../../foundation/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import { networksOf } from '../../foundation/http/network.ts'
import { visitorOf } from '../../foundation/http/visitor.ts'
import { refuseFor } from '../../foundation/limit/record-attempt.ts'
import { recordAttempt } from '../../foundation/limit/throttle-query.ts'
import type { FoundDeployer } from '../../portal/deploy-token/find-deployer.ts'
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
  await noteRefusedToken(bearer, name, exchange)
  exchange.reply.header('www-authenticate', 'Bearer')
  throw new Problem('deployTokenInvalid')
}

type Refused = Extract<FoundDeployer, { status: 'refused' }>

/**
 * Only what fails is counted, so nobody's failures hold up a good token behind the same address. Operators are told what
 * was wrong with it; whoever brings it is not.
 */
async function noteRefusedToken({ reason, deployer }: Refused, name: string, { request, options }: Exchange) {
  const { services } = options
  const [visitor, now] = [visitorOf(request), options.now()]
  const limit = { kind: 'deployToken', subject: networksOf(visitor.ip).own } as const
  refuseFor(await services.tx(platform, (db) => recordAttempt(db, [limit], now)))
  const target =
    deployer === null || deployer.parcel === null
      ? ({ targetKind: 'call', targetId: name } as const)
      : ({ targetKind: 'parcel', targetId: deployer.parcel } as const)
  await tellAttempt(
    { action: 'refusedProof', reason, ...target, entId: null, countedBy: `deployToken|${deployer?.tokenId}` },
    { services, now, newId, session: null, visitor, deployer },
  )
}
