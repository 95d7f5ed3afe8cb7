import type { CallInput, CallName, CallOutput } from '../contract/index.ts'
import type { Answer } from './answer.ts'
import { failure } from './failure.ts'
import type { ContentType } from './request.ts'

/** Specification 9. */
export const defaultTimeoutMs = 60_000

export type CallOptions = {
  signal?: AbortSignal
  /** True: a 401 is raised, and nobody is sent to the sign-in page. */
  skipAuthRedirect?: boolean
  /** True: a 503 is raised, and nobody is sent to the maintenance page. */
  skipMaintenanceRedirect?: boolean
  /** Default 60 000. Covers the answer's body too. */
  timeoutMs?: number
  /** Called with the bytes that have arrived so far; for calls that answer a file. */
  onProgress?: (sizeBytes: number) => void
  /** How a POST or PUT body travels instead of the contract's way. A file among the input makes it multipart. */
  contentType?: ContentType
}

/** A success with its envelope's own figures. */
export type CallResponse<N extends CallName> = Omit<Answer, 'result'> & { result: CallOutput<N> }

/**
 * Makes a named call and returns its result. Throws a `Problem` in every other case; its `wire` is the result
 * as specification 8 words it, its message is in the person's language.
 *
 *     const { list, total } = await call('listEnterprises', { iSearch: 'acme' })
 */
export async function call<N extends CallName>(
  name: N,
  input?: CallInput<N>,
  options?: CallOptions,
): Promise<CallOutput<N>> {
  return (await callResponse(name, input, options)).result
}

/** Like `call`, with code, message and request id of the envelope around the result. */
export async function callResponse<N extends CallName>(
  name: N,
  input?: CallInput<N>,
  options: CallOptions = {},
): Promise<CallResponse<N>> {
  const { exchange } = await loadExchange()
  return exchange(name, { ...input }, options)
}

/** Fetches what makes calls, so that the first one need not wait for it. A failure is left to that call. */
export async function prepareCalls() {
  await loadExchange().catch(() => undefined)
}

/** Signing in is drawn without a call, so what makes them is not among the files that its page waits for. */
async function loadExchange() {
  try {
    return await import('./exchange.ts')
  } catch (cause) {
    throw failure('unreachable', undefined, cause)
  }
}
