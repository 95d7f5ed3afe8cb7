import Cookies from 'universal-cookie'

const jar = new Cookies(null, { path: '/', sameSite: 'lax' })
const dayS = 24 * 60 * 60

/** The cookies that scripts may read; the session's own is HttpOnly. */
type CookieName = 'csrf' | 'entId' | 'lang'

/** The text of a cookie as it is now, or null. */
export function readCookie(name: CookieName): string | null {
  return read(name)
}

/** Keeps the chosen interface language for a year; the server reads it for its texts. */
export function keepLanguageCookie(lang: string) {
  jar.set('lang', lang, { maxAge: 365 * dayS, secure: isSecure() })
}

/** What an unbound messenger sign-in answered, kept for the binding page (specification 4). */
type BindCookies = { type: string; openid: string; nickname: string; appUserId: string }

const bindNames = {
  type: 'bindType',
  openid: 'bindOpenid',
  nickname: 'bindNickname',
  appUserId: 'bindAppUserId',
} as const

/** Stores the bind facts: for 7 days when persistent (specification 9), else until the browser closes. */
export function keepBindCookies(bind: BindCookies, { persistent }: { persistent: boolean }) {
  const options = persistent ? { maxAge: 7 * dayS, secure: isSecure() } : { secure: isSecure() }
  jar.set(bindNames.type, bind.type, options)
  jar.set(bindNames.openid, bind.openid, options)
  jar.set(bindNames.nickname, bind.nickname, options)
  jar.set(bindNames.appUserId, bind.appUserId, options)
}

/** The stored bind facts, or null unless all of them are there. */
export function readBindCookies(): BindCookies | null {
  const [type, openid] = [read(bindNames.type), read(bindNames.openid)]
  const [nickname, appUserId] = [read(bindNames.nickname), read(bindNames.appUserId)]
  if (type === null || openid === null || nickname === null || appUserId === null) return null
  return { type, openid, nickname, appUserId }
}

/** Forgets the bind facts: after binding, or when the person gives up. */
export function clearBindCookies() {
  for (const name of Object.values(bindNames)) jar.remove(name)
}

function read(name: string): string | null {
  // Unparsed: a token of digits alone would otherwise come back as a number.
  return jar.get<string | undefined>(name, { doNotParse: true }) ?? null
}

function isSecure() {
  return globalThis.location?.protocol === 'https:'
}
