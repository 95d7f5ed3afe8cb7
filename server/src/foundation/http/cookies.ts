import { lang as langSchema, type Lang } from '@atrium/shared-utility/contract'
import { parseCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cookies, Held } from '../context/context.ts'

type CookieRule = { isSecure: boolean }

/** As long as browsers keep any cookie. */
const keepDeviceMs = 400 * 24 * 60 * 60_000

/** As long as the browser itself keeps a choice. */
const keepLangMs = 365 * 24 * 60 * 60_000

/** Longer than anything that is bound to it. */
const keepPresessionMs = 60 * 60_000

/**
 * Collects what a handler wants done to the cookies; nothing is sent before the transaction is committed.
 * `sessionToken` is another than the browser's when the session was renewed for this very request.
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
  const held = new Map<Held, string>()
  const cookies: Cookies = {
    sessionToken,
    deviceToken: ourToken(cookieOf(request, deviceCookieName(rule))),
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
      clearRefresh()
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
    setLang(lang: Lang) {
      // As the browser writes it: scripts read and change it.
      langLines = [`lang=${lang}${attributesFor(rule, keepLangMs)}`]
    },
    presessionToken: ourToken(cookieOf(request, presessionCookieName(rule))),
    setPresession(token) {
      presession = [`${presessionCookieName(rule)}=${token}${attributesFor(rule, keepPresessionMs)}; HttpOnly`]
    },
    held: (what) => ourToken(cookieOf(request, heldCookieName(what, rule))),
    hold(what, secret) {
      const name = heldCookieName(what, rule)
      const line = secret && `${name}=${secret.token}${attributesFor(rule, secret.keepMs)}; HttpOnly`
      held.set(what, line ?? cleared(name, rule))
    },
  }
  const send = (reply: FastifyReply) => {
    const all = [...lines, ...deviceLines, ...trust, ...presession, ...refresh, ...langLines, ...held.values()]
    for (const line of all) reply.header('set-cookie', line)
  }
  return { cookies, send }
}

/** The session's token, if the browser sent one that could be ours. */
export function tokenOf(request: FastifyRequest, rule: CookieRule) {
  return ourToken(cookieOf(request, sessionCookieName(rule)))
}

/** One cookie as it was sent. All of ours are plain letters, digits and dashes, so nothing is decoded. */
export function cookieOf(request: FastifyRequest, name: string) {
  return parseCookie(request.headers.cookie ?? '', { decode: (text) => text })[name]
}

function ourToken(token: string | undefined) {
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
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

function heldCookieName(what: Held, { isSecure }: CookieRule) {
  return isSecure ? `__Host-${what}` : what
}

function attributesFor({ isSecure }: CookieRule, keepMs: number | null) {
  const kept = keepMs === null ? '' : `; Max-Age=${Math.floor(keepMs / 1000)}`
  return `${kept}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

function cleared(name: string, rule: CookieRule) {
  return `${name}=${attributesFor(rule, 0)}`
}
