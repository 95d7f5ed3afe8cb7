import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectCookies } from '../../../foundation/call/http/cookies.ts'
import { requestPathOf } from '../../../foundation/call/http/request-path.ts'
import type { CallerOptions, Sender } from './caller.ts'

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: CallerOptions }

/** Where what an operator acted in is over, the browser has their own session again; everybody else is as they were. */
export async function giveBack(sender: Sender, { request, reply, options }: Exchange): Promise<Sender> {
  if (sender.over === undefined) return sender
  const own = { token: sender.token, as: null }
  const found = await options.access.find(own, requestPathOf(request.raw).entId)
  const { cookies, send } = collectCookies(request, options.config)
  cookies.endActing(found.session)
  send(reply)
  return { ...found, ...own }
}
