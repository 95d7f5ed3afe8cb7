import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

export type CookieRule = { isSecure: boolean }

/** One cookie as it was sent. All of ours are plain letters, digits and dashes, so nothing is decoded. */
export function cookieOf(request: FastifyRequest, name: string) {
  return parseCookie(request.headers.cookie ?? '', { decode: (text) => text })[name]
}

export function ourToken(token: string | undefined) {
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

export function attributesFor({ isSecure }: CookieRule, keepMs: number | null) {
  const kept = keepMs === null ? '' : `; Max-Age=${Math.floor(keepMs / 1000)}`
  return `${kept}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function cleared(name: string, rule: CookieRule) {
  return `${name}=${attributesFor(rule, 0)}`
}
