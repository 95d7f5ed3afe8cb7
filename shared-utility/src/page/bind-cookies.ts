import { cookieText, isSecure, jar } from './cookies.ts'

const dayS = 24 * 60 * 60

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
  const [type, openid] = [cookieText(bindNames.type), cookieText(bindNames.openid)]
  const [nickname, appUserId] = [cookieText(bindNames.nickname), cookieText(bindNames.appUserId)]
  if (type === null || openid === null || nickname === null || appUserId === null) return null
  return { type, openid, nickname, appUserId }
}

/** Forgets the bind facts: after binding, or when the person gives up. */
export function clearBindCookies() {
  for (const name of Object.values(bindNames)) jar.remove(name)
}
