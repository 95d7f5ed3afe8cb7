import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace as spans, type Attributes, type Span } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Tracing } from '../../process/config/tracing.ts'
import type { Scope } from '../../db/scope.ts'
import type { Db } from '../../db/tx.ts'
import { trustIn } from '../http/proxies.ts'
import { createProvider } from './exporting.ts'
import { followOutgoing } from './outgoing-calls.ts'
import type { Facts, Trace, TracedJob } from './trace.ts'
import { underWay } from '../../process/log/under-way.ts'

type Beginning = { name: string; kind: SpanKind; attributes: Attributes; from?: Span }
type Options = { tracing: Tracing; trustedProxies: readonly string[]; log: Logger }

const stopLimitMs = 3000

/** Traces by the SDK of OpenTelemetry. We know ourselves what is under way: nothing of it is global in the process. */
export function createTrace({ tracing, trustedProxies, log }: Options): Trace {
  const provider = createProvider(tracing, log)
  const tracer = provider.getTracer('atrium')
  const isTrusted = trustIn(trustedProxies)
  const requests = new WeakMap<IncomingMessage, Span>()

  /** Begins a part of what is under way, of what another server has begun, or a trace. */
  function begin({ name, from = underWay.getStore()?.part, ...options }: Beginning) {
    return tracer.startSpan(name, options, from === undefined ? ROOT_CONTEXT : spans.setSpan(ROOT_CONTEXT, from))
  }

  const stopFollowing = followOutgoing((name, attributes) => begin({ name, kind: SpanKind.CLIENT, attributes }))

  return {
    requestId(request) {
      const span = begin(beginningOf(request, isTrusted))
      requests.set(request, span)
      return span.spanContext().traceId
    },
    follow(app) {
      // The request is joined twice: code that has read a body goes on where the line was heard, and not where the
      // request was begun.
      app.addHook('onRequest', (request, reply, done) => {
        this.endWith(request, reply)
        within(requests.get(request.raw), done)
      })
      app.addHook('preHandler', (request, _reply, done) => within(requests.get(request.raw), done))
    },
    endWith(request, reply) {
      const span = requests.get(request.raw)
      if (span !== undefined) reply.raw.once('close', () => endOf(span, request, reply))
    },
    note: noteHere,
    async job(job, work) {
      const span = begin({ name: `job ${job.kind}`, kind: SpanKind.CONSUMER, attributes: attributesOf(job) })
      return underWay.run({ whole: span, part: span }, () => ended(span, work))
    },
    transactions: (tx) => (scope, work) => {
      const here = underWay.getStore()
      if (here === undefined || !here.part.isRecording()) return tx(scope, work)
      const part = begin({ name: 'transaction', kind: SpanKind.CLIENT, attributes: transactionIn(scope) })
      if (scope.as === 'tenant' && scope.entId !== null) here.whole.setAttribute('atrium.tenant', scope.entId)
      return underWay.run({ ...here, part }, () => ended(part, () => tx(scope, counted(part, work))))
    },
    async stop() {
      stopFollowing()
      await Promise.race([provider.shutdown(), wait(stopLimitMs, undefined, { ref: false })])
    },
  }
}

function beginningOf(request: IncomingMessage, isTrusted: (address: string | undefined) => boolean): Beginning {
  const attributes = { 'http.request.method': request.method ?? '' }
  const from = isTrusted(request.socket.remoteAddress) ? cameFrom(request) : undefined
  return { name: 'request', kind: SpanKind.SERVER, attributes, ...(from && { from }) }
}

/** Accepted from proxies only: any other sender of the header would choose by which id the log names what they do. */
function cameFrom({ headers: { traceparent } }: IncomingMessage) {
  const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null
  return parent === null ? undefined : spans.wrapSpanContext({ ...parent, isRemote: true })
}

function transactionIn({ as }: Scope) {
  return { 'db.system.name': 'postgresql', 'atrium.scope': as }
}

function within(span: Span | undefined, done: () => void) {
  if (span === undefined) return done()
  underWay.run({ whole: span, part: span }, done)
}

function noteHere({ call, problem }: Facts) {
  const whole = underWay.getStore()?.whole
  if (whole === undefined) return
  if (call !== undefined) whole.updateName(call).setAttribute('atrium.call', call)
  if (problem !== undefined) whole.setAttribute('error.type', problem)
}

/** The route's pattern, never the address: addresses carry codes and tokens. */
function endOf(span: Span, { method, routeOptions }: FastifyRequest, { statusCode, raw }: FastifyReply) {
  const route = routeOptions.url ?? 'page'
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
  if ('name' in span && span.name === 'request') span.updateName(`${method} ${route}`)
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  // The caller has gone before the answer was whole.
  if (!raw.writableFinished) span.setAttribute('atrium.cut', true)
  span.end()
}

function attributesOf({ kind, id, attempts }: TracedJob) {
  return { 'atrium.job.kind': kind, 'atrium.job.id': id, 'atrium.job.attempt': attempts }
}

/** A transaction runs again when another one was in its way. */
function counted<T>(span: Span, work: (db: Db) => Promise<T>) {
  let tries = 0
  return (db: Db) => {
    tries += 1
    if (tries > 1) span.setAttribute('atrium.tries', tries)
    return work(db)
  }
}

/** A failure is told by its kind alone: messages hold what people typed. */
async function ended<T>(span: Span, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    const kind = error instanceof Problem ? error.code : error instanceof Error ? error.name : typeof error
    span.setAttribute('error.type', kind)
    // A refusal is an answer and no failure.
    if (!(error instanceof Problem) || error.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
