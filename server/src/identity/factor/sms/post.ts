import { errorCode } from '../../../foundation/process/error/error-code.ts'

/** A service that takes longer has failed, so that no person waits at a form that does not answer. */
const longestWaitMs = 8000
const longestReachMs = 3000
const longestAnswer = 64 * 1024

type Request = { url: string; headers: Record<string, string>; body: string; timeOutMs?: number }
type Asking = {
  method: string
  headers?: Record<string, string>
  body?: string
  redirect: 'error' | 'manual'
  signal: AbortSignal
}

/** What carries a request: to any address that the environment names, or only to public ones where it was typed in. */
export type Carrier = (url: string, asking: Asking) => Promise<Response>

export const anywhere: Carrier = (url, asking) => fetch(url, asking)

/** Posts to a service and reads its answer; a redirect is not followed, since the request carries a signature. */
export async function post({ url, headers, body, timeOutMs = longestWaitMs }: Request, carry: Carrier) {
  const response = await carry(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeOutMs),
  })
  const text = await response.text()
  return { status: response.status, isOk: response.ok, text: text.slice(0, longestAnswer) }
}

/**
 * Throws when nothing answers there; whatever answers, and with what, is good enough. The path is left out: it may be
 * one that sends something.
 */
export async function reach(url: string, carry: Carrier) {
  const signal = AbortSignal.timeout(longestReachMs)
  await carry(new URL('/', url).href, { method: 'HEAD', redirect: 'manual', signal })
}

/** Codes of connections that never came about: the service has not seen the request. */
const notReached = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

/** True when a request ended without an answer after it had gone out: the service may have done what it asked for. */
export function mayHaveArrived(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('name' in error)) return false
  const cause = 'cause' in error ? error.cause : undefined
  if (error.name === 'TimeoutError') return true
  // The error that fetch throws without an answer; its cause says why.
  if (error.name === 'TypeError') return !notReached.test(errorCode(cause))
  return mayHaveArrived(cause)
}

/** The answer as JSON; undefined when it is something else, such as a proxy's page. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The caller refuses what its schema does not know, and names the status.
  }
}
