import { lang as langSchema } from '@atrium/shared-utility/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies, HeldSecret } from '../context/cookies.ts'
import { actingCookies, actingToken } from './acting-cookies.ts'
import { attributesFor, cleared, cookieOf, ourToken, type CookieRule } from './cookie-text.ts'

/** As long as browsers keep any cookie. */
const keepDeviceMs = 400 * 24 * 60 * 60_000

/** As long as the browser itself keeps a choice. */
const keepLangMs = 365 * 24 * 60 * 60_000

/** Longer than anything that is bound to it. */
const keepPresessionMs = 60 * 60_000

/**
 * Collects what a handler wants done to the cookies; nothing is sent before the transaction is committed.
 * `sessionToken` differs from the browser's when the session was renewed for this very request.
 */
export function collectCookies(request: FastifyRequest, rule: CookieRule, sessionToken = tokenOf(request, rule)) {
  let lines: string[] = []
  let deviceLines: string[] = []
  let trust: string[] = []
  let presession: string[] = []
  let langLines: string[] = []
  let refresh: string[] = []
  const refreshToken = ourRefreshToken(cookieOf(request, refreshCookieName(rule)))
  const clearRefresh = () => {
    refresh = refreshToken === null ? [] : [cleared(refreshCookieName(rule), rule)]
  }
  const held = heldCookies(request, rule)
  const acting = actingCookies(request, rule)
  const cookies: Cookies = {
    sessionToken,
    deviceToken: ourToken(cookieOf(request, deviceCookieName(rule))),
    setSession({ token, csrf, entId, keepMs }) {
      const attributes = attributesFor(rule, keepMs)
      const entLine = entId === null ? cleared('entId', rule) : `entId=${entId}${attributes}`
      lines = [`${sessionCookieName(rule)}=${token}${attributes}; HttpOnly`, `csrf=${csrf}${attributes}`, entLine]
      // A person who signs in acts as themself.
      acting.stop()
    },
    setWaitingSession({ token, keepMs }) {
      lines = [`${sessionCookieName(rule)}=${token}${attributesFor(rule, keepMs)}; HttpOnly`]
    },
    isActing: acting.isSent,
    beginActing: (begun) => void (lines = acting.begin(begun)),
    endActing: (own) => void (lines = acting.end(own) ?? lines),
    clearSession() {
      lines = [sessionCookieName(rule), 'csrf', 'entId'].map((name) => cleared(name, rule))
      clearRefresh()
      acting.stop()
    },
    setDevice(token) {
      deviceLines = [`${deviceCookieName(rule)}=${token}${attributesFor(rule, keepDeviceMs)}; HttpOnly`]
    },
    refreshToken,
    setRefresh({ token, keepMs }) {
      refresh = [`${refreshCookieName(rule)}=${token}${attributesFor(rule, keepMs)}; HttpOnly`]
    },
    clearRefresh,
    trustToken: ourToken(cookieOf(request, trustCookieName(rule))),
    trustDevice({ token, keepMs }) {
      trust = [`${trustCookieName(rule)}=${token}${attributesFor(rule, keepMs)}; HttpOnly`]
    },
    hasLang: langSchema.safeParse(cookieOf(request, 'lang')).success,
    // As the browser writes it: scripts read and change it.
    setLang: (lang) => void (langLines = [`lang=${lang}${attributesFor(rule, keepLangMs)}`]),
    presessionToken: ourToken(cookieOf(request, presessionCookieName(rule))),
    setPresession(token) {
      presession = [`${presessionCookieName(rule)}=${token}${attributesFor(rule, keepPresessionMs)}; HttpOnly`]
    },
    ...held.cookies,
  }
  const send = (reply: FastifyReply) => {
    const all = [lines, acting.lines(), deviceLines, trust, presession, refresh, langLines, held.lines()]
    for (const line of all.flat()) reply.header('set-cookie', line)
  }
  return { cookies, send }
}

function heldCookies(request: FastifyRequest, rule: CookieRule) {
  const lines = new Map<HeldSecret, string>()
  const cookies: Pick<Cookies, 'held' | 'hold'> = {
    held: (what) => ourToken(cookieOf(request, heldCookieName(what, rule))),
    hold(what, secret) {
      const name = heldCookieName(what, rule)
      const line = secret && `${name}=${secret.token}${attributesFor(rule, secret.keepMs)}; HttpOnly`
      lines.set(what, line ?? cleared(name, rule))
    },
  }
  return { cookies, lines: () => [...lines.values()] }
}

/** The session's token, if the browser sent one that could be ours. */
function tokenOf(request: FastifyRequest, rule: CookieRule) {
  return ourToken(cookieOf(request, sessionCookieName(rule)))
}

function ourRefreshToken(token: string | undefined) {
  return token !== undefined && /^[a-z0-9]{1,32}\.[\w-]{43}$/.test(token) ? token : null
}

function refreshCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-keep' : 'keep'
}

function deviceCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-dev' : 'dev'
}

function sessionCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-sid' : 'sid'
}

function trustCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-trust' : 'trust'
}

function presessionCookieName({ isSecure }: CookieRule) {
  return isSecure ? '__Host-pre' : 'pre'
}

function heldCookieName(what: HeldSecret, { isSecure }: CookieRule) {
  return isSecure ? `__Host-${what}` : what
}

/** What the browser sent of sessions: its own, and the one in which an operator acts as a person before it. */
export type Tokens = { token: string | null; as: string | null }

export function tokensOf(request: FastifyRequest, rule: CookieRule): Tokens {
  return { token: tokenOf(request, rule), as: actingToken(request, rule) }
}
