import { scriptSources, trustedTypesRule } from '@atrium/shared-utility/contract'
import { pdfFramePath } from '@atrium/shared-utility/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../process/config/config.ts'

const oneYearSeconds = 31_536_000

/**
 * For every answer that is no page. A window that shows it has the portal's origin, and the page that opened it could put
 * scripts into it that its own policy refuses.
 */
const noPage = "default-src 'none'; frame-ancestors 'none'"

/** For everything that is sent. */
export function commonHeaders(reply: FastifyReply, { isSecure }: { isSecure: boolean }) {
  reply
    .header('x-request-id', reply.request.id)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('content-security-policy', noPage)
  if (isSecure) reply.header('strict-transport-security', `max-age=${oneYearSeconds}; includeSubDomains`)
}

/** Answers that belong to one person. */
export function privateHeaders(reply: FastifyReply) {
  reply
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language')
    .header('content-security-policy', noPage)
}

type PageRules = {
  nonce: string
  /** Where people reach the portal: a page shows its document of a PDF in a frame, and nothing else. Left out: no frame at all. */
  host?: string
  trustedTypes?: readonly string[]
  locals?: string
}
type PageScripts = Parameters<typeof scriptSources>[0]

/**
 * The page runs scripts that carry its nonce and what those load, with integrity, through the loader's one
 * Trusted Types policy; no inline handlers, no eval, nothing from elsewhere. Beside it are the policies of the frameworks
 * that its parcels bring, which the page itself makes (contract/portal/trusted-types.ts). `locals` are where a developer's own
 * machine serves parcels of this very page. A second policy says from where scripts come at all. It stands first, since
 * tests of teams rewrite what the other one ends with.
 */
export function pageHeaders(reply: FastifyReply, { scripts, ...rules }: PageRules & { scripts: PageScripts }) {
  reply
    .header('content-security-policy', `${scriptSources(scripts)}, ${pagePolicy(rules)}`)
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
  reply.header('permissions-policy', pagePermissions)
}

/** What pages may use of a device. */
export const pagePermissions = 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()'

/** The host that people use, for a policy that names one file of the portal: `'self'` takes no path. */
export function ownHost(request: Pick<FastifyRequest, 'host'>, { baseUrl }: Pick<Config, 'baseUrl'>) {
  return baseUrl === null ? request.host : new URL(baseUrl).host
}

export function pagePolicy({ nonce, host = '', trustedTypes = [], locals = '' }: PageRules) {
  const beside = locals && ` ${locals}`
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${beside}`,
    `img-src 'self' data: blob:${beside}`,
    `font-src 'self'${beside}`,
    `connect-src 'self'${beside}`,
    `frame-src ${host === '' ? "'none'" : host + pdfFramePath}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    trustedTypesRule([...(locals === '' ? [] : ['atrium-local']), ...trustedTypes]),
  ].join('; ')
}

/**
 * Headers of the page that stands in for another one: its own script and style, and the question whether the other one
 * is there again.
 */
export function outageHeaders(reply: FastifyReply, nonce: string) {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    'img-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
}
