import type { Call } from '@atrium/shared-utility/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forPlace, type WorkKind } from '../../foundation/db/place.ts'
import { noteFailure } from '../../foundation/call/audit/note-refused.ts'
import { newId } from '../../foundation/db/id.ts'
import { createTurns } from '../../foundation/call/http/by-turns.ts'
import { acceptBytes } from '../../foundation/call/http/content.ts'
import { privateHeaders } from '../../foundation/call/http/headers.ts'
import { visitorOf } from '../../foundation/call/http/visitor.ts'
import { toldAs } from '../../operation/setting/maintenance/find-sender.ts'
import { callRoutes, routeOf } from './call-routes.ts'
import { findCaller } from './find-caller.ts'
import { gates } from './gates/gates.ts'
import { identified, incomingCall, type CallOptions, type IncomingCall } from './incoming-call.ts'
import { changesCallers } from './marks.ts'
import { perform } from './perform.ts'
import { readBytes } from './read-bytes.ts'
import { sendOutput } from './send-output.ts'
import { unharmed } from './unharmed.ts'
import { watchAnswer } from './watch-answer.ts'

/** At most so many changes of one account are under way at once in a process. */
const changesAtOnce = 4

/** Registers every call of the contract: caller, gates, transaction, handler, output, envelope. */
export function registerCalls(app: FastifyInstance, given: Omit<CallOptions, 'turns'>) {
  const options: CallOptions = { ...given, turns: createTurns(changesAtOnce) }
  for (const { method, url, routes } of callRoutes()) {
    const handler = (request: FastifyRequest, reply: FastifyReply) =>
      answer(incomingCall(routeOf(routes, request), { request, reply, options }))
    if (routes[0].call.encoding === 'bytes') acceptBytes(app, { method, url, handler })
    else app.route({ method: mayBeLookedAt(routes[0].call) ? [method, 'HEAD'] : method, url, handler })
  }
}

/** A file that a link alone leads to: its reader asks for its size first. */
function mayBeLookedAt({ method, envelope, access }: Call) {
  return method === 'GET' && envelope === 'file' && access.session === 'ignored'
}

async function answer(asked: IncomingCall) {
  watchAnswer(asked)
  try {
    // A cookie may be made up: until its session is found, the caller weighs as a stranger.
    const caller = await forPlace(placeOf(asked), () => findCaller(asked))
    Object.assign(asked, identified(asked.call, caller))
    return await forPlace(placeOf(asked), () => follow(asked))
  } catch (error) {
    if (!asked.isRecorded) await unharmed(asked, () => forPlace(placeOf(asked), () => record(error, asked)))
    throw await toldAs(error, asked.options)
  }
}

function placeOf({ name, caller, deployer }: IncomingCall): WorkKind {
  return { kind: name, weight: caller.session === null && deployer === null ? 'stranger' : 'person' }
}

async function follow(asked: IncomingCall) {
  for (const gate of gates) await gate(asked)
  if (typeof asked.input.enterId === 'string') asked.namedEntId ??= asked.input.enterId
  const { output, send } = await perform(asked)
  // Outside of the turn: a slow line does not keep other changes of the same person waiting.
  const read = await readBytes(asked, output)
  if (changesCallers(asked.call)) forgetRemembered(asked.options)
  privateHeaders(asked.reply)
  send(asked.reply)
  return sendOutput(asked, read)
}

/** A person who changed something meets the new state at once; other processes hear of it, or ask again within a second. */
function forgetRemembered({ access, services }: CallOptions) {
  access.forget()
  services.operatorNetworks.forget()
}

function record(error: unknown, { name, caller, deployer, namedEntId, request, options }: IncomingCall) {
  const { services, now } = options
  const visitor = { ...visitorOf(request), entId: namedEntId }
  return noteFailure(error, name, { session: caller.session, deployer, services, visitor, now: now(), newId })
}
