import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** The work that runs here: the request or job as a whole, and the part of it that does something just now. */
type UnderWay = { whole: Span; part: Span }

export const underWay = new AsyncLocalStorage<UnderWay>()

/** The trace that the code which runs here belongs to; undefined where nothing is traced. */
export function traceIdHere() {
  return underWay.getStore()?.whole.spanContext().traceId
}
