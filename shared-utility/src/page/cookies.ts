import Cookies from 'universal-cookie'

/** All of them; whatever else keeps something here does it by this one. */
export const jar = openJar()
const dayS = 24 * 60 * 60

/** The cookies that scripts may read; the session's own is HttpOnly. */
type CookieName = 'csrf' | 'entId' | 'lang'

/** The text of a cookie as it is now, or null. */
export function readCookie(name: CookieName): string | null {
  return cookieText(name)
}

/** Keeps the chosen interface language for a year; the server reads it for its texts. */
export function keepLanguageCookie(lang: string) {
  jar.set('lang', lang, { maxAge: 365 * dayS, secure: isSecure() })
}

/** Whether this browser keeps any: where they are denied `navigator.cookieEnabled` may say that they are not. */
export function keepsCookies() {
  jar.set('probe', 1, { maxAge: 1 })
  return cookieText('probe') !== null
}

/** Of any cookie, as `readCookie` reads its own. */
export function cookieText(name: string): string | null {
  // Unparsed: a token of digits alone would otherwise come back as a number.
  return jar.get<string | undefined>(name, { doNotParse: true }) ?? null
}

/** Whether this page came over TLS. */
export function isSecure() {
  return globalThis.location?.protocol === 'https:'
}

/** Where cookies are denied, as in a frame of its own origin, the first look throws: then none are there, and none are kept. */
function openJar(): Pick<Cookies, 'get' | 'set' | 'remove'> {
  try {
    return new Cookies(null, { path: '/', sameSite: 'lax' })
  } catch {
    return { get: () => undefined, set() {}, remove() {} }
  }
}
