import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { SpanStatusCode, TraceFlags, type Attributes, type Span } from '@opentelemetry/api'
import { underWay } from '../../process/log/under-way.ts'

type Begin = (name: string, attributes: Attributes) => Span
type Sent = { method: string; origin?: string | URL | null; addHeader(name: string, value: string): unknown }

/**
 * Every call of another server that is a part of something is told, and carries `traceparent` (W3C Trace Context, level
 * 1). Node's own fetch and the package undici say of each request what becomes of it, on these channels; so no caller
 * has to know of traces. Answers what ends it.
 */
export function followOutgoing(begin: Begin) {
  const calls = new WeakMap<object, Span>()
  const listeners = {
    'undici:request:create': (message: unknown) => {
      const { request } = message as { request: Sent } // As Node documents its channels; so below.
      if (underWay.getStore() === undefined) return
      const span = begin(request.method, { 'http.request.method': request.method, ...hostOf(request) })
      calls.set(request, span)
      request.addHeader('traceparent', traceparentOf(span))
    },
    'undici:request:headers': (message: unknown) => {
      const { request, response } = message as { request: Sent; response: { statusCode: number } }
      calls.get(request)?.setAttribute('http.response.status_code', response.statusCode)
    },
    'undici:request:trailers': (message: unknown) => calls.get((message as { request: Sent }).request)?.end(),
    'undici:request:error': (message: unknown) => {
      const { request, error } = message as { request: Sent; error: unknown }
      // Only the kind of the failure: the message may name the address.
      calls.get(request)?.setAttribute('error.type', error instanceof Error ? error.name : 'error')
      calls.get(request)?.setStatus({ code: SpanStatusCode.ERROR }).end()
    },
  }
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener)
  }
}

/** Without the path: it may hold a token. */
function hostOf({ origin }: Sent) {
  const url = URL.parse(String(origin))
  return url === null ? {} : { 'server.address': url.hostname }
}

function traceparentOf(span: Span) {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-${(traceFlags & TraceFlags.SAMPLED).toString().padStart(2, '0')}`
}
