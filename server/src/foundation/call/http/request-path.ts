import type { IncomingMessage } from 'node:http'
import { hasPlainHost } from './host.ts'

/** What a request's path was before the enterprise was taken off it. */
type RequestPath = { entId: string | null }

/** Where a malformed path is sent instead of any real route. */
export const malformedPath = '/malformed-path'

const edges = new WeakMap<IncomingMessage, RequestPath>()
const spacePrefix = /^\/space-([A-Za-z0-9]{1,32})(?=\/|$)/
// Everything that two readers could understand differently: parameters after `;`, doubled or encoded slashes, dots and
// backslashes, control characters.
const ambiguous = /;|\/\/|\\|%(2e|2f|5c|00|25)|\/\.{1,2}(\/|$)|[^\x21-\x7e]/i

/** Takes `/space-{id}` off once, before routing. Nothing behind this knows of the prefix. */
export function rewritePath(request: IncomingMessage) {
  const { path, query } = cutAtQuery(request.url ?? '/')
  edges.set(request, { entId: spacePrefix.exec(path)?.[1] ?? null })
  return hasPlainHost(request) && isPlain(path) ? withoutSpace(path) + query : malformedPath
}

/**
 * A malformed address as a person may have meant it: slashes once, and nothing of what old servers add behind `;`. Null
 * where that is none, either. It begins with one slash, so that it is an address of this portal whatever it says.
 */
export function tidied(url: string) {
  const { path, query } = cutAtQuery(url)
  const tidy = path.replaceAll(/;[^/\\]*/g, '').replaceAll(/\/{2,}/g, '/')
  return isPlain(tidy) && /^[\x21-\x7e]*$/.test(query) ? tidy + query : null
}

function cutAtQuery(url: string) {
  const cut = url.search(/[?#]/)
  return cut < 0 ? { path: url, query: '' } : { path: url.slice(0, cut), query: url.slice(cut) }
}

export function withoutSpace(path: string) {
  return path.replace(spacePrefix, '') || '/'
}

function isPlain(path: string) {
  return path.startsWith('/') && !ambiguous.test(path) && !/^\/space-/i.test(withoutSpace(path)) && isDecodable(path)
}

/** An address that was cut within a character, as where a mail breaks a line, cannot be decoded. */
function isDecodable(path: string) {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export function requestPathOf(request: IncomingMessage): RequestPath {
  return edges.get(request) ?? { entId: null }
}
