import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies } from '../context.ts'

type CookieRule = { isSecure: boolean }

/** Longer than anything that is bound to it. */
const keepPresessionMs = 60 * 60_000

/** Collects what a handler wants done to the cookies; nothing is sent before the transaction is committed. */
export function collectCookies(request: FastifyRequest, rule: CookieRule) {
  let lines: string[] = []
  let presession: string[] = []
  const cookies: Cookies = {
    sessionToken: tokenOf(request, rule),
    presessionToken: presessionOf(request, rule),
    setPresession(token) {
      presession = [`${presessionCookieName(rule)}=${token}${attributesFor(rule, keepPresessionMs)}; HttpOnly`]
    },
    setSession({ token, csrf, entId, keepMs }) {
      const attributes = attributesFor(rule, keepMs)
      lines = [
        `${sessionCookieName(rule)}=${token}${attributes}; HttpOnly`,
        `csrf=${csrf}${attributes}`,
        entId === null ? cleared('entId', rule) : `entId=${entId}${attributes}`,
      ]
    },
    clearSession() {
      lines = [sessionCookieName(rule), 'csrf', 'entId'].map((name) => cleared(name, rule))
    },
  }
  const send = (reply: FastifyReply) => {
    for (const line of [...lines, ...presession]) reply.header('set-cookie', line)
  }
  return { cookies, send }
}

/** The session's token, if the browser sent one that could be ours. */
export function tokenOf(request: FastifyRequest, rule: CookieRule) {
  const token = cookieOf(request, sessionCookieName(rule))
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

/** One cookie as it was sent. All of ours are plain letters, digits and dashes, so nothing needs decoding. */
export function cookieOf(request: FastifyRequest, name: string) {
  const pairs = (request.headers.cookie ?? '').split(';')
  const pair = pairs.find((candidate) => candidate.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}

function presessionOf(request: FastifyRequest, rule: CookieRule) {
  const token = cookieOf(request, presessionCookieName(rule))
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

function presessionCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-pre' : 'pre'
}

function sessionCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-sid' : 'sid'
}

function attributesFor({ isSecure }: CookieRule, keepMs: number | null) {
  const kept = keepMs === null ? '' : `; Max-Age=${Math.floor(keepMs / 1000)}`
  return `${kept}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function cleared(name: string, rule: CookieRule) {
  return `${name}=${attributesFor(rule, 0)}`
}
