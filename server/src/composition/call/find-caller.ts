import type { TokenAccess } from '@atrium/shared-utility/contract'
import { isTokenAccess } from '../../foundation/call/context/token-access.ts'
import { tokensOf } from '../../foundation/call/http/cookies.ts'
import { requestPathOf } from '../../foundation/call/http/request-path.ts'
import type { Sender } from '../../identity/account/caller/caller.ts'
import { giveBack } from '../../identity/account/caller/give-back.ts'
import { findSenderOrNobody, isOfMaintenance, stranger } from '../../operation/setting/maintenance/find-sender.ts'
import { withoutForeignOperator } from '../../operation/setting/network/foreign-operator.ts'
import { findDeployer, unknown } from '../../delivery/deploy-token/find-deployer.ts'
import type { Exchange, FoundCaller, IncomingCall } from './incoming-call.ts'

/** Finds the caller, in the way that the call asks for. */
export async function findCaller(asked: Pick<IncomingCall, 'call' | keyof Exchange>): Promise<FoundCaller> {
  const { who, session } = asked.call.access
  // A session does not count where a token is asked for: no cookie is looked at.
  if (isTokenAccess(who)) return { ...stranger, bearer: await findBearer(who, asked) }
  if (session === 'ignored') return stranger
  if (session === 'untouched') return findSenderOfPage(asked)
  const found = await findSenderOrNobody(asked)
  if (session === 'operator') return operatorBehind(found, asked)
  return who === 'public' && found.isUnknown !== true ? asOpenToAll(found, asked) : found
}

/** An anonymous caller, where the token cannot be looked up because of the maintenance. */
async function findBearer(access: TokenAccess, { request, options }: Exchange) {
  const { authorization } = request.headers
  const { services, now } = options
  try {
    return await findDeployer({ authorization, access, ip: request.ip, now: now(), tx: services.tx })
  } catch (error) {
    if (!(await isOfMaintenance(error, options))) throw error
    return unknown
  }
}

/** The caller of what a page asks by itself: a live session, which this neither keeps alive nor begins anew. */
async function findSenderOfPage({ request, options }: Exchange): Promise<Sender> {
  const tokens = tokensOf(request, options.config)
  try {
    return { ...(await options.access.look(tokens, requestPathOf(request.raw).entId)), ...tokens }
  } catch (error) {
    if (!(await isOfMaintenance(error, options))) throw error
    return stranger
  }
}

/**
 * The operator behind a browser, also while they act as a person, or are not told yet that the acting is over. Their
 * page has the token of that session.
 */
async function operatorBehind(found: Sender, { request, options }: Exchange): Promise<Sender> {
  const sent = found.session?.acting ? found.session : found.over
  if (sent === undefined) return found
  const { session, space } = await options.access.find({ ...found, as: null }, requestPathOf(request.raw).entId)
  return { token: found.token, as: found.as, session: session && { ...session, csrf: sent.csrf }, space }
}

/** A public call refuses no person: in a foreign enterprise it answers them as it does outside of any. */
async function asOpenToAll(found: Sender, exchange: Exchange): Promise<Sender> {
  const { access, services } = exchange.options
  const place = { address: exchange.request.ip, operatorNetworks: services.operatorNetworks }
  const sender = await withoutForeignOperator(await giveBack(found, exchange), place)
  if (sender.space.status !== 'denied') return sender
  const { session } = await access.find(sender, null)
  const barred = sender.session?.barred ?? null
  return { ...sender, session: session && { ...session, barred }, space: { status: 'none' } }
}
