import type { FastifyRequest } from 'fastify'

const callPath = /^\/(api|api2|sapi|napi|service_org|assets|d)(\/|$)/i
const file = /\.\w+$/

/** Besides browsers, who say what they want: whoever asks for anything at all under the address of a page (monitors, curl). */
export function isNavigation({ method, url, headers }: FastifyRequest) {
  if ((method !== 'GET' && method !== 'HEAD') || callPath.test(url)) return false
  const { accept = '*/*', 'sec-fetch-dest': destination = 'document' } = headers
  if (accept.includes('text/html')) return true
  return accept.includes('*/*') && destination === 'document' && !file.test(url.split('?', 1)[0] ?? '')
}
