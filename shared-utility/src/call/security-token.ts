import { withoutQuery } from '../model/address.ts'
import { callHooks } from './hooks.ts'

const field = 'securityToken'
let token: string | null = null

/**
 * Keeps the page address's `securityToken` in memory and returns path and query without it: the shell shows that
 * address instead before the first request, so that the token reaches no history and no referrer.
 */
export function takeSecurityToken() {
  const { pathname, search } = callHooks().location()
  remember(search)
  return withoutToken(pathname + search)
}

/** `Basic ...` when this page was opened with a security token (specification 7), else null. */
export function basicAuthorization() {
  remember(callHooks().location().search)
  return token === null ? null : `Basic ${token}`
}

/** An address of this portal without its security token. */
export function withoutToken(url: string) {
  return withoutQuery(url, field)
}

function remember(search: string) {
  const found = search.includes(field) ? new URLSearchParams(search).get(field) : null
  // A space is a plus of base64 that was not escaped in the address.
  if (found) token = found.replaceAll(' ', '+')
}
