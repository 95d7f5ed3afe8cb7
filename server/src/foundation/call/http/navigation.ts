import type { FastifyRequest } from 'fastify'
import { hasPlainHost } from './host.ts'
import { withoutSpace } from './request-path.ts'

const callPath = /^\/(api|api2|sapi|napi|service_org|assets|d)(\/|$)/i
const file = /\.\w+$/

/** True where a person typed an address, or followed one that was cut: browsers say that they want a page. */
export function isMistyped({ method, originalUrl, headers, raw }: FastifyRequest) {
  if ((method !== 'GET' && method !== 'HEAD') || !hasPlainHost(raw) || !originalUrl.startsWith('/')) return false
  return headers.accept?.includes('text/html') === true && !callPath.test(withoutSpace(once(originalUrl)))
}

function once(url: string) {
  return url.replaceAll(/\/{2,}/g, '/')
}

/**
 * Besides browsers, which say what they want: a client that asks for anything at all under the address of a page
 * (monitors, curl).
 */
export function isNavigation({ method, url, headers }: FastifyRequest) {
  if ((method !== 'GET' && method !== 'HEAD') || callPath.test(url)) return false
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && destination === 'document' && !file.test(url.split('?', 1)[0] ?? '')
}
