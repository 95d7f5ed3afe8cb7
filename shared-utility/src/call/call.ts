import type { CallInput, CallName, CallOutput } from '../contract/index.ts'
import type { Problem } from '../contract/problem/problems.ts'
import type { CallOptions, CallResponse } from './call-options.ts'
import { failure } from './failure.ts'
import { callHooks } from './hooks.ts'
import type { Question } from './recovery.ts'

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

/** True when a script could not be loaded because the page is of an earlier build: only loading it anew heals that. */
export async function isOfGoneFile(error: unknown) {
  try {
    return await (await loadExchange()).isGone(error)
  } catch {
    // The code that would ask the server cannot be had either.
    return false
  }
}

/** Asks again after a failure that may pass, see `recovery.ts`. */
export async function follow(problem: Problem | undefined, question: Question) {
  const loaded = await loadExchange().catch(() => null)
  if (loaded) loaded.recover(problem, question)
  // The code that would ask the server cannot be had: it is looked for again with the question.
  else setTimeout(question.run, 9000)
}

/** Loads the page anew, which heals a file that is gone. */
export function reloadPage() {
  callHooks().reload()
}

/** The sign-in page is drawn without a call, so it does not wait for the code that makes calls. */
async function loadExchange() {
  try {
    return await import('./exchange.ts')
  } catch (cause) {
    throw failure('unreachable', undefined, cause)
  }
}
