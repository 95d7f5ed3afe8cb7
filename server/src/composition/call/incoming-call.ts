import type { Call } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Session, Space } from '../../foundation/call/context/session.ts'
import type { Deployer } from '../../foundation/call/context/deployer.ts'
import type { ByTurns } from '../../foundation/call/http/by-turns.ts'
import { requestPathOf } from '../../foundation/call/http/request-path.ts'
import type { CallerOptions } from '../../identity/account/caller/caller.ts'
import { stranger, type KnownSender } from '../../operation/setting/maintenance/find-sender.ts'
import type { FoundDeployer } from '../../delivery/deploy-token/find-deployer.ts'
import type { Route } from './call-routes.ts'
import { isChange } from './marks.ts'

export type CallOptions = CallerOptions & { log: Logger; turns: ByTurns }
export type Exchange = { request: FastifyRequest; reply: FastifyReply; options: CallOptions }

/** A call on its way in, with all that is known of it so far. Every gate gets this and nothing else. */
export type IncomingCall = Route &
  Exchange &
  Identified & {
    /** The fields of path, query and body; `gates/fields.ts` fills them in. */
    fields: Record<string, unknown>
    /** The fields as the call's schema reads them; `gates/input.ts` fills them in. */
    input: Record<string, unknown>
    /** The enterprise that the call is made to, not checked: a refusal is recorded there. */
    namedEntId: string | null
    /** True once a refusal is recorded by the call itself. */
    isRecorded: boolean
  }

/** The sender of a call, and the deploy token that comes with it where the call asks for one. */
export type FoundCaller = KnownSender & { bearer?: FoundDeployer }

/** The caller, and the session, space and deployer that count for this call. */
type Identified = {
  caller: FoundCaller
  session: Session | null
  space: Space | null
  deployer: Deployer | null
}

/** The part of a call that says whether a session may make it. It needs no request, so that a stream can ask again. */
export type Admission = Pick<IncomingCall, 'call' | 'caller' | 'session' | 'deployer'> & {
  options: Pick<CallOptions, 'now'>
}

export function incomingCall(route: Route, exchange: Exchange): IncomingCall {
  return {
    ...route,
    ...exchange,
    ...identified(route.call, stranger),
    fields: {},
    input: {},
    namedEntId: requestPathOf(exchange.request.raw).entId,
    isRecorded: false,
  }
}

/** Set before the gates decide whether the call may be made with these; they are what counts once it may. */
export function identified(call: Call, caller: FoundCaller): Identified {
  const { session, space, bearer } = caller
  const isGuest = session !== null && (session.isReadOnly || session.acting !== null)
  // A public call is open to a read-only or acting session too, but changes nothing in the name of its person.
  const isNameless = call.access.who === 'public' && isGuest && isChange(call)
  const isOpen = space.status === 'open' || space.status === 'readonly'
  return {
    caller,
    session: isNameless ? null : session,
    space: isOpen ? { entId: space.entId } : null,
    deployer: bearer?.status === 'live' ? bearer.deployer : null,
  }
}
