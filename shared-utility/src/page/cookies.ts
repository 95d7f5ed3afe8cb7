const dayS = 24 * 60 * 60

/** The cookies that scripts may read; the session's own is HttpOnly. */
type CookieName = 'csrf' | 'entId' | 'lang'

/** The text of a cookie as it is now, or null. */
export function readCookie(name: CookieName): string | null {
  return read(name)
}

/** Keeps the chosen interface language for a year; the server reads it for its texts. */
export function keepLanguageCookie(lang: string) {
  write('lang', lang, 365 * dayS)
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
  const maxAgeS = persistent ? 7 * dayS : undefined
  write(bindNames.type, bind.type, maxAgeS)
  write(bindNames.openid, bind.openid, maxAgeS)
  write(bindNames.nickname, bind.nickname, maxAgeS)
  write(bindNames.appUserId, bind.appUserId, maxAgeS)
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
  for (const name of Object.values(bindNames)) write(name, '', 0)
}

function read(name: string): string | null {
  const [, text] = document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`)) ?? []
  return text === undefined ? null : decoded(text)
}

/** Without an age it ends with the browser. */
function write(name: string, text: string, maxAgeS?: number) {
  const age = maxAgeS === undefined ? '' : `; Max-Age=${maxAgeS}`
  const secure = globalThis.location?.protocol === 'https:' ? '; Secure' : ''
  // eslint-disable-next-line unicorn/no-document-cookie -- the other way to write one is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(text)}; Path=/; SameSite=Lax${age}${secure}`
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    // Written by somebody who escapes nothing.
    return text
  }
}
