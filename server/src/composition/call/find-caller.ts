import type { Call, TokenAccess } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isTokenAccess } from '../../foundation/context/token-access.ts'
import { requestPathOf } from '../../foundation/http/request-path.ts'
import type { CallerOptions, Sender } from '../../identity/caller/caller.ts'
import { giveBack } from '../../identity/caller/give-back.ts'
import {
  findSenderOrNobody,
  isOfMaintenance,
  stranger,
  type KnownSender,
} from '../../operation/maintenance/find-sender.ts'
import { withoutForeignOperator } from '../../operation/network/foreign-operator.ts'
import { findDeployer, unknown, type FoundDeployer } from '../../portal/deploy-token/find-deployer.ts'
import { lookWhoAsks } from './unattended.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: CallerOptions }

/** Who sends a call, and the deploy token that they bring where it asks for one. */
export type Called = KnownSender & { bearer?: FoundDeployer }

/** Who makes this call, as far as it looks who does. */
export async function findCaller(call: Call, exchange: Exchange): Promise<Called> {
  // Whoever comes with a session is nobody there: no cookie is looked at.
  if (isTokenAccess(call.access)) return { ...stranger, bearer: await findBearer(call.access, exchange) }
  return findSenderOf(call, exchange)
}

async function findSenderOf(call: Call, exchange: Exchange): Promise<KnownSender> {
  if (call.ofNobody) return stranger
  if (call.unattended) return lookWhoAsks(exchange)
  const found = await findSenderOrNobody(exchange)
  if (call.ofOperator) return operatorBehind(found, exchange)
  if (call.access !== 'public' || found.isUnknown === true) return found
  const { access, services } = exchange.options
  const place = { address: exchange.request.ip, operatorNetworks: services.operatorNetworks }
  const sender = await withoutForeignOperator(await giveBack(found, exchange), place)
  // A public call refuses nobody: in somebody else's space it answers as outside of any.
  if (sender.space.status !== 'denied') return sender
  const { session } = await access.find(sender, null)
  const barred = sender.session?.barred ?? null
  return { ...sender, session: session && { ...session, barred }, space: { status: 'none' } }
}

/** As of senders, nobody's where that cannot be known because of the maintenance. */
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

/** Whoever sits there, also while they act as somebody, or are not told yet that it is over. Their page has that token. */
async function operatorBehind(found: Sender, { request, options }: Exchange): Promise<Sender> {
  const sent = found.session?.acting ? found.session : found.over
  if (sent === undefined) return found
  const { session, space } = await options.access.find({ ...found, as: null }, requestPathOf(request.raw).entId)
  return { token: found.token, as: found.as, session: session && { ...session, csrf: sent.csrf }, space }
}
