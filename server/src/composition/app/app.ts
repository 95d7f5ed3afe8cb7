import { Problem } from '@atrium/shared-utility/contract'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { registerCalls } from '../call/calls.ts'
import { openApi } from '../docs/open-api.ts'
import { errorLine } from '../../foundation/process/log/log-error.ts'
import { retryAfterSeconds } from '../../operation/setting/maintenance/state.ts'
import { serveAssets } from '../../portal/page/asset/assets.ts'
import { serveMark } from '../../portal/page/asset/mark.ts'
import { servePdfFrame } from '../../portal/page/pdf-frame/serve-pdf-frame.ts'
import { serveSdk } from '../../delivery/sdk/serve-sdk.ts'
import type { Gate } from './gate.ts'
import { acceptContent, bodyLimitBytes, readQuery } from '../../foundation/call/http/content.ts'
import { malformedPath, rewritePath, tidied } from '../../foundation/call/http/request-path.ts'
import { commonHeaders, privateHeaders } from '../../foundation/call/http/headers.ts'
import { isMistyped, isNavigation } from '../../foundation/call/http/navigation.ts'
import { langOf } from '../../foundation/call/http/language.ts'
import { limitArrival, patience as usualPatience, type Patience } from '../../foundation/call/http/patience.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { sendOutage } from '../../portal/page/page/send-outage.ts'
import { sendPage, type PageOptions } from '../../portal/page/page/pages.ts'
import { problemFrom, wireFailure } from '../../foundation/call/http/wire.ts'

type AppOptions = PageOptions & { log: Logger; gate: Gate; patience?: Patience }

/** The HTTP server: calls, files and pages. The caller that starts it adds health and metrics. */
export function createApp(options: AppOptions) {
  const { config, log, gate, patience = usualPatience } = options
  const { trace } = options.services
  const app = fastify({
    bodyLimit: bodyLimitBytes,
    exposeHeadRoutes: false,
    // A request that comes while it closes is served like any other.
    return503OnClosing: false,
    genReqId: (request) => trace.requestId(request),
    rewriteUrl: rewritePath,
    trustProxy: config.trustedProxies.length === 0 ? false : config.trustedProxies,
    requestTimeout: patience.pieceMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkEveryMs },
    routerOptions: { querystringParser: readQuery },
    frameworkErrors: (error, request, reply) => void sendUnrouted(error, { request, reply, options }),
  })
  trace.follow(app)
  acceptContent(app)
  limitArrival(app, patience)
  app.addHook('onRequest', async (_request, reply) => commonHeaders(reply, config))
  gate.guard(app)
  app.addHook('onResponse', async (request, reply) => logRequest({ request, reply, log }))
  app.setErrorHandler((error, request, reply) => sendProblem(error, { request, reply, options }))
  app.setNotFoundHandler((request, reply) => sendMissing({ request, reply, options }))
  // Before anything of the body is looked at.
  app.all(
    malformedPath,
    { onRequest: (request, reply) => answerMalformed({ request, reply, options }) },
    refuseMalformed,
  )
  serveAssets(app, options)
  serveMark(app)
  servePdfFrame(app, options)
  serveSdk(app, { portal: options.portal, sdkPackages: options.services.sdkPackages })
  serveSecurityTxt(app, options)
  registerCalls(app, options)
  if (!config.isProduction) app.get('/openapi.json', async () => openApi())
  return app
}

async function refuseMalformed() {
  throw new Problem('malformedRequest')
}

/** Leads a browser on, or shows it that there is no such page; refuses any other caller. */
async function answerMalformed({ request, reply, options }: Exchange) {
  if (!isMistyped(request)) return refuseMalformed()
  const to = tidied(request.originalUrl)
  if (to === null || to === request.originalUrl) return sendPage(request, reply.code(400), options)
  privateHeaders(reply)
  return reply.redirect(to, 302)
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; options: AppOptions }

/** A page for a browser that navigates; a problem for a caller of the API, or for one that fetches a file. */
async function sendMissing({ request, reply, options }: Exchange) {
  if (!isNavigation(request)) throw new Problem('notFound')
  return sendPage(request, reply, options)
}

/** A refusal of the router itself, before any hook: a part of the path is too long. */
async function sendUnrouted(error: unknown, { request, reply, options }: Exchange) {
  options.services.trace.endWith(request, reply)
  commonHeaders(reply, options.config)
  await sendProblem(error, { request, reply, options })
  logRequest({ request, reply, log: options.log })
}

async function sendProblem(error: unknown, { request, reply, options }: Exchange) {
  const problem = problemFrom(error)
  options.services.trace.note({ problem: problem.code })
  logProblem({ problem, error, request, log: options.log })
  const seconds = await retryAfter(problem, options)
  if (seconds !== null) reply.header('retry-after', seconds)
  const isPassing = problem.status >= 500 || problem.status === 429
  // A navigation gets the page of an outage; monitors and programs get the usual answer.
  if (isPassing && isForPage(request)) return sendOutage(problem, { request, reply, seconds })
  privateHeaders(reply)
  const around = { lang: langOf(request), requestId: request.id, own: options.services.ownWords.current() }
  return reply.code(problem.status).send(wireFailure(problem, around))
}

/** A page that no route answers, or an address that a browser was given mistyped. */
function isForPage(request: FastifyRequest) {
  if (request.is404) return isNavigation(request)
  return request.routeOptions.url === malformedPath && isMistyped(request)
}

function logProblem({
  problem,
  error,
  request,
  log,
}: {
  problem: Problem
  error: unknown
  request: FastifyRequest
  log: Logger
}) {
  // A database that is away fails every request alike: one line each, without a stack.
  if (problem.code === 'databaseUnavailable' || problem.code === 'overloaded')
    log.warn({ requestId: request.id, cause: errorLine(problem.cause) }, problem.code)
  else if (problem.status >= 500 && problem.code !== 'underMaintenance')
    log.error({ err: error, requestId: request.id }, 'a request failed')
}

const retryCodes: ReadonlySet<string> = new Set(['tooManyAttempts', 'codeTooSoon', 'overloaded'])

const databaseSeconds = 5

async function retryAfter({ code, params }: Problem, { services, now }: AppOptions) {
  if (code === 'underMaintenance') return retryAfterSeconds(await services.maintenance.read(), now())
  if (code === 'databaseUnavailable' || code === 'nothingSaved') return databaseSeconds
  return retryCodes.has(code) ? Number(params.seconds) : null
}

// The route's pattern, never the address: addresses carry codes and tokens.
function logRequest({ request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: Logger }) {
  const { method, id, routeOptions, ip } = request
  log.info(
    {
      requestId: id,
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip,
    },
    'request',
  )
}
