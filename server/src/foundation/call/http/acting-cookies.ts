import type { FastifyRequest } from 'fastify'
import { attributesFor, cleared, cookieOf, ourToken, type CookieRule } from './cookie-text.ts'

/**
 * The token of the session in which an operator acts as a person. It stands beside the operator's own cookie, which
 * stays as it is; the token that scripts of the page read belongs to whichever session the page is in.
 */
export function actingCookies(request: FastifyRequest, rule: CookieRule) {
  // The cookie is kept until the browser closes: the server says that the acting is over, and not a missing cookie.
  const attributes = attributesFor(rule, null)
  const isSent = actingToken(request, rule) !== null
  let lines: string[] = []
  return {
    isSent,
    lines: () => lines,
    begin({ token, csrf, entId }: { token: string; csrf: string; entId: string }) {
      lines = [`${nameOf(rule)}=${token}${attributes}; HttpOnly`]
      return [`csrf=${csrf}${attributes}`, `entId=${entId}${attributes}`]
    },
    stop,
    /** The token that scripts read again; null where the operator has no session left. */
    end(own: { csrf: string } | null) {
      stop()
      return own && [`csrf=${own.csrf}${attributes}`, cleared('entId', rule)]
    },
  }

  function stop() {
    lines = isSent ? [cleared(nameOf(rule), rule)] : []
  }
}

export function actingToken(request: FastifyRequest, rule: CookieRule) {
  return ourToken(cookieOf(request, nameOf(rule)))
}

function nameOf({ isSecure }: CookieRule) {
  return isSecure ? '__Host-as' : 'as'
}
