import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../foundation/process/config/config.ts'
import { newId } from '../../../foundation/db/id.ts'
import { continueSession } from '../../session/continue-session.ts'
import { findReader } from '../../factor/security-token/reader.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import type { Access } from '../../session/access.ts'
import type { Caller } from '../../session/session-from.ts'
import { collectCookies, type Tokens, tokensOf } from '../../../foundation/call/http/cookies.ts'
import { requestPathOf } from '../../../foundation/call/http/request-path.ts'
import { visitorOf } from '../../../foundation/call/http/visitor.ts'

export type CallerOptions = { config: Config; services: Services; access: Access; now: () => Date }
type Exchange = { request: FastifyRequest; reply: FastifyReply; options: CallerOptions }

/** The caller of this request, and the tokens that their browser sent. */
export type Sender = Caller & Tokens

/**
 * The only function that finds out who calls. A session that has ended is continued here when its browser is to stay
 * signed in; the new cookies are set whatever the answer is. A security token counts only without a session.
 */
export async function findSender({ request, reply, options }: Exchange): Promise<Sender> {
  const { config, access } = options
  const tokens = tokensOf(request, config)
  const { entId } = requestPathOf(request.raw)
  const caller = await access.find(tokens, entId)
  if (caller.session !== null || caller.over !== undefined) return { ...caller, ...tokens }
  const renewed = await renew({ request, reply, options })
  if (renewed === null) return (await findReader({ request, reply, options })) ?? { ...caller, ...tokens }
  const { session, space } = await access.find({ token: renewed.token, as: null }, entId)
  // The page that waits for this answer has the token of the session before.
  return { session: session && { ...session, csrf: renewed.csrfBefore }, space, token: renewed.token, as: null }
}

async function renew({ request, reply, options: { config, services, access, now } }: Exchange) {
  const { cookies, send } = collectCookies(request, config)
  if (cookies.refreshToken === null) return null
  const renewed = await continueSession({ cookies, services, newId, now: now(), visitor: visitorOf(request) })
  access.forget()
  send(reply)
  return renewed
}
