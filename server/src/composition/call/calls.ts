import type { Call } from '@atrium/shared-utility/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { refuseOtherSpace, refuseOutOfReach, scopeOf, type Admitted } from './access-rules.ts'
import { admit } from './admit.ts'
import { noteFailure } from '../../foundation/audit/note-refused.ts'
import { changesWhatIsKnown } from './acting-rules.ts'
import { noteChange } from './note-change.ts'
import { createTurns, type ByTurns } from '../../foundation/http/by-turns.ts'
import { callRoutes, routeOf, type Route } from './call-routes.ts'
import type { Config } from '../../foundation/config/config.ts'
import type { Context } from '../../foundation/context/context.ts'
import { newId } from '../../foundation/db/id.ts'
import { forPlace, type Place } from '../../foundation/db/place.ts'
import { platform } from '../../foundation/db/scope.ts'
import { acceptBytes, refuseBadQuery } from '../../foundation/http/content.ts'
import { findCaller, type Called } from './find-caller.ts'
import { toldAs } from '../../operation/maintenance/find-sender.ts'
import { collectCookies } from '../../foundation/http/cookies.ts'
import { requestPathOf } from '../../foundation/http/request-path.ts'
import { refuseCrossSite } from '../../foundation/http/cross-site.ts'
import { privateHeaders } from '../../foundation/http/headers.ts'
import { langOf } from '../../foundation/http/language.ts'
import { visitorOf } from '../../foundation/http/visitor.ts'
import { parseInput } from './parse-input.ts'
import { readBytes } from './read-bytes.ts'
import { sendOutput } from './send-output.ts'
import { refuseDuringMaintenance, refuseForeignNetwork } from './closed-doors.ts'
import { fieldsOf, wouldBeAdmitted } from './unattended.ts'
import { refuseUnconfirmed } from './root-first.ts'
import { refuseUnlistedCall } from './listed-calls.ts'
import { untilDone } from './until-done.ts'
import { watchAnswer } from './watch-answer.ts'
import type { Services } from '../../foundation/context/services.ts'
import type { Access } from '../../identity/session/access.ts'

type CallOptions = { config: Config; services: Services; access: Access; now: () => Date; log: Logger }
type Options = CallOptions & { turns: ByTurns }

/** So many changes of one account are under way at once in a process. */
const changesAtOnce = 4

/** Registers every call of the contract: access, input, transaction, handler, output, envelope. */
export function registerCalls(app: FastifyInstance, asked: CallOptions) {
  const options: Options = { ...asked, turns: createTurns(changesAtOnce) }
  for (const { method, url, routes } of callRoutes()) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const route = routeOf(routes, request)
      watchAnswer(route, reply, options.services)
      return answer(route, { request, reply, options })
    }
    if (routes[0].call.encoding === 'bytes') acceptBytes(app, { method, url, handler })
    else app.route({ method: mayBeLookedAt(routes[0].call) ? [method, 'HEAD'] : method, url, handler })
  }
}

/** A file that a link alone leads to: who loads it asks for its size first. */
function mayBeLookedAt({ method, envelope, ofNobody }: Call) {
  return method === 'GET' && envelope === 'file' && ofNobody === true
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: Options }
/** What is known of a call by the time that it is refused. */
type Course = Pick<Context, 'session' | 'deployer'> & { asked: string | null; isNoted: boolean }

async function answer(route: Route, exchange: Exchange) {
  const asked = requestPathOf(exchange.request.raw).entId
  const course: Course = { session: null, deployer: null, asked, isNoted: false }
  try {
    // Whoever sends a cookie is nobody yet: it is worth what is found by it.
    const caller = await forPlace(placeFor(route, course), () => findCaller(route.call, exchange))
    course.session = caller.session
    course.deployer = caller.bearer?.status === 'live' ? caller.bearer.deployer : null
    return await forPlace(placeFor(route, course), () => follow({ route, caller }, exchange, course))
  } catch (error) {
    const note = () => noteFailure(error, route.name, aside(course, exchange))
    if (!course.isNoted) await unharmed(exchange, () => forPlace(placeFor(route, course), note))
    throw await toldAs(error, exchange.options)
  }
}

function placeFor({ name }: Route, { session, deployer }: Course): Place {
  return { kind: name, weight: session === null && deployer === null ? 'stranger' : 'person' }
}

async function follow({ route, caller }: { route: Route; caller: Called }, exchange: Exchange, course: Course) {
  const { request, reply, options } = exchange
  const { call } = route
  await refuseDuringMaintenance(call, caller, options.services)
  await refuseForeignNetwork(call, caller, { address: request.ip, services: options.services })
  const admitted = await admit(route, caller, exchange)
  refuseCrossSite({
    method: call.method,
    changes: call.changes === true,
    headers: request.headers,
    baseUrl: options.config.baseUrl,
    // Signing in and out must work for whoever comes with a session whose token is lost.
    csrf: call.access === 'public' ? null : (admitted.session?.csrf ?? null),
  })
  refuseBadQuery(request.query)
  const fields = fieldsOf(call, request)
  refuseOtherSpace(call, admitted, fields)
  const input = parseInput(call, fields, langOf(request))
  refuseOutOfReach(call, admitted, input)
  await refuseUnlistedCall(route, admitted, options.services)
  if (typeof input.enterId === 'string') course.asked ??= input.enterId
  await refuseUnconfirmed(call, admitted, { input, now: options.now(), services: options.services })
  const isChanging = changesWhatIsKnown(call)
  const account = admitted.session?.userId ?? admitted.deployer?.tokenId ?? null
  const { output: answered, send } = await options.turns(isChanging ? account : null, () =>
    run(route, { input, admitted, exchange, course, token: caller.token }),
  )
  // Not in the turn: a slow line keeps nothing else waiting that the same person does.
  const output = await readBytes(call, answered, exchange)
  if (isChanging) forgetRemembered(options)
  privateHeaders(reply)
  send(reply)
  const mayGoOn = () => wouldBeAdmitted({ call, admitted, tokens: caller }, exchange)
  return sendOutput(output, { ...exchange, call, mayGoOn })
}

/** Whoever changed something meets the new state at once; other processes hear of it, or ask again within a second. */
function forgetRemembered({ access, services }: Exchange['options']) {
  access.forget()
  services.operatorNetworks.forget()
}

/** What is done once a call has refused: what is written down of it, and what was committed before it and is put right. */
type Afterwards = { notes: Parameters<Context['afterRefusal']>[0][]; repairs: Parameters<Context['putRight']>[0][] }
type Run = {
  input: Record<string, unknown>
  admitted: Admitted
  exchange: Exchange
  course: Course
  token: string | null
}

async function run(route: Route, run: Run) {
  const { services } = run.exchange.options
  const afterwards: Afterwards = { notes: [], repairs: [] }
  try {
    return await runOnce(route, run, afterwards)
  } catch (error) {
    run.course.isNoted = afterwards.notes.length > 0
    for (const work of afterwards.repairs)
      await unharmed(run.exchange, () => untilDone(() => services.tx(platform, (db) => work(db, error))))
    for (const work of afterwards.notes) await unharmed(run.exchange, () => services.tx(platform, work))
    throw error
  }
}

/** A refusal stays the same refusal when it cannot be written down. */
async function unharmed({ request, options }: Exchange, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    options.log.error({ err: error, requestId: request.id }, 'what follows a refusal could not be written down')
  }
}

function aside({ session, deployer, asked }: Course, { request, options }: Exchange) {
  const visitor = { ...visitorOf(request), entId: asked }
  return { session, deployer, services: options.services, visitor, now: options.now(), newId }
}

function runOnce(
  { name, call, handle }: Route,
  { input, admitted, token, exchange: { request, options } }: Run,
  afterwards: Afterwards,
) {
  const { config, services, now } = options
  return services.tx(scopeOf(call, admitted), async (db) => {
    afterwards.notes.length = 0
    afterwards.repairs.length = 0
    // Made anew for each try: a try that is rolled back leaves no cookie behind.
    const { cookies, send } = collectCookies(request, config, token)
    const context: Context = {
      ...admitted,
      db,
      afterRefusal: (work) => void afterwards.notes.push(work),
      putRight: (work) => void afterwards.repairs.push(work),
      now: now(),
      newId,
      lang: langOf(request),
      visitor: visitorOf(request),
      config,
      cookies,
      services,
    }
    const result = await handle(input as never, context) // The input was parsed by this very call's schema.
    await noteChange(name, call, context)
    // A file or a stream is opened, and a piece of a file is read, once what its call wrote down is committed.
    const isOpened = call.envelope === 'file' || call.envelope === 'stream' || call.encoding === 'bytes'
    return { output: isOpened ? result : call.output.parse(result), send }
  })
}
