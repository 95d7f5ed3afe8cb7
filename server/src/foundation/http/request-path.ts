import type { IncomingMessage } from 'node:http'
import { hasPlainHost } from './host.ts'

/** What a request's path was before the enterprise was taken off it. */
type RequestPath = { entId: string | null }

/** Where a malformed path is sent instead of any real route. */
export const malformedPath = '/malformed-path'

const edges = new WeakMap<IncomingMessage, RequestPath>()
const spacePrefix = /^\/space-([A-Za-z0-9]{1,32})(?=\/|$)/
// Everything that two readers could understand differently: parameters after `;`, doubled or encoded
// slashes, dots and backslashes, control characters.
const ambiguous = /;|\/\/|\\|%(2e|2f|5c|00|25)|\/\.{1,2}(\/|$)|[^\x21-\x7e]/i

/** Takes `/space-{id}` off once, before routing. Nothing behind this knows of the prefix. */
export function rewritePath(request: IncomingMessage) {
  const url = request.url ?? '/'
  const cut = url.search(/[?#]/)
  const path = cut < 0 ? url : url.slice(0, cut)
  const query = cut < 0 ? '' : url.slice(cut)
  const entId = spacePrefix.exec(path)?.[1] ?? null
  const rest = path.replace(spacePrefix, '') || '/'
  edges.set(request, { entId })
  if (!hasPlainHost(request)) return malformedPath
  if (!path.startsWith('/') || ambiguous.test(path) || /^\/space-/i.test(rest)) return malformedPath
  return rest + query
}

export function requestPathOf(request: IncomingMessage): RequestPath {
  return edges.get(request) ?? { entId: null }
}
