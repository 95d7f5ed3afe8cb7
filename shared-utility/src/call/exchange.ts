import ky from 'ky'
import type { Call } from '../contract/foundation/call.ts'
import type { CallName, CallOutput } from '../contract/calls.ts'
import { Problem } from '../contract/problem/problems.ts'
import { askPerson, type Question } from './step-up/step-up.ts'
import { openReply, type Reply } from './answer.ts'
import { findCall } from './call-tables.ts'
import { deadline } from './deadline.ts'
import { callHooks } from './hooks.ts'
import { failure, missingInterface } from './failure.ts'
import { endSession, leaveOnProblem, mayRenew, redirectOn, redirectOnProblem } from './redirect.ts'
import { describe, type Described } from './request.ts'
import { defaultTimeoutMs, type CallOptions, type CallResponse } from './call-options.ts'
import { forgetShared, shared } from './share.ts'

// Fetched with what makes calls: no code needs it before something has failed.
export { isGone } from './gone-file.ts'
// The listening code comes along, which begins when all of this is there.
export { readStream } from './read-stream.ts'
export { recover } from './recovery.ts'
// So does what parcels of members draw with of the nouns that are here (importmap/src/shared/base-names.ts).
export { enterpriseStatuses } from '../contract/enterprise/enterprise-shape.ts'
export { isExternal } from '../contract/foundation/callers.ts'
export { memberTypes } from '../contract/enterprise/member-shape.ts'
export { userTypeName } from '../contract/foundation/user-type-name.ts'
export { userStatuses } from '../contract/identity/person.ts'

/** Makes one call, or shares in one that is being made. */
export async function exchange<N extends CallName>(
  name: N,
  input: Record<string, unknown>,
  { sharedMs, ...options }: CallOptions,
): Promise<CallResponse<N>> {
  if (sharedMs === undefined) return exchangeAlone(name, input, options)
  const { signal: _own, ...others } = options
  return shared(`${name} ${JSON.stringify(input)}`, sharedMs, () => exchangeAlone(name, input, others))
}

/** Sends one call and opens its answer; where it asks for step-up, or the session is over, the person is asked and the call made again. */
async function exchangeAlone<N extends CallName>(
  name: N,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<CallResponse<N>> {
  const send = () => exchangeOnce(name, input, options)
  // A renewed session has confirmed nothing yet, so the server may ask the person to confirm what is sent by it.
  return mended(
    () => mended(send, isConfirmed),
    (problem) => isRenewed(problem, options),
  )
}

/** Sends once more where the refusal was mended; a person who decides against it keeps the refusal. */
async function mended<T>(send: () => Promise<T>, isMended: (problem: Problem) => Promise<boolean>) {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem) || !(await isMended(error))) throw error
    return send()
  }
}

async function isConfirmed({ code }: Problem) {
  return code === 'stepUpRequired' && ask('stepUp')
}

async function isRenewed({ status }: Problem, options: CallOptions) {
  if (!mayRenew(status, options)) return false
  if (await ask('renewal')) return true
  callHooks().dropUnsaved()
  endSession(options)
  return false
}

/** A question that cannot even be drawn got no answer: what is typed stays, and the press can be repeated. */
async function ask(question: Question) {
  try {
    return await askPerson(question)
  } catch (cause) {
    throw failure('unreachable', undefined, cause)
  }
}

async function exchangeOnce<N extends CallName>(
  name: N,
  input: Record<string, unknown>,
  options: CallOptions,
): Promise<CallResponse<N>> {
  // The path as it is now: while a table is fetched the person may go to another enterprise.
  const { origin, pathname } = callHooks().location()
  const entry = await findCall(name)
  if (entry === undefined) throw missingInterface(name)
  const reply = await send(describe(entry, input, { ...options, page: { origin, pathname } }), options).finally(
    entry.method === 'GET' && !entry.changes ? undefined : forgetShared,
  )
  redirectOn(reply.status, name, options)
  const answer = opened(entry, reply, options)
  const parsed = entry.output.safeParse(answer.result)
  if (!parsed.success) throw failure('internal', undefined, parsed.error)
  const result = parsed.data as CallOutput<N> // the schema is this name's own, which a lookup by a generic key cannot show
  return { ...answer, result }
}

function opened(entry: Call, reply: Reply, options: CallOptions) {
  try {
    return openReply(entry, reply)
  } catch (error) {
    if (error instanceof Problem) {
      redirectOnProblem(error, options)
      leaveOnProblem(error, entry, options)
    }
    throw error
  }
}

async function send(
  { url, ...request }: Described,
  { signal, timeoutMs = defaultTimeoutMs, onProgress, keepalive = false }: CallOptions,
): Promise<Reply> {
  const limit = deadline(timeoutMs, signal)
  try {
    // No retries: the person, or the screen's own Retry, decides whether to ask again.
    const response = await ky(url, {
      ...request,
      keepalive,
      fetch: callHooks().fetch,
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
      ...(onProgress && { onDownloadProgress: ({ transferredBytes }) => onProgress(transferredBytes) }),
    })
    const { status, headers } = response
    const requestId = headers.get('x-request-id') ?? undefined
    const reply =
      response.ok && headers.has('content-disposition')
        ? { text: '', file: { headers, content: await response.blob() } }
        : { text: await response.text() }
    // The person does not want an answer either that was complete when they gave up.
    limit.signal.throwIfAborted()
    const waitS = Number(headers.get('retry-after')) || undefined
    return { status, requestId, waitS, ...reply }
  } catch (cause) {
    if (limit.isOver()) throw failure('timedOut', undefined, cause)
    if (signal?.aborted) throw failure('cancelled', messageOf(signal.reason), cause)
    throw failure('unreachable', undefined, cause)
  } finally {
    limit.end()
  }
}

function messageOf(reason: unknown) {
  if (typeof reason === 'string') return reason || undefined
  const isError = typeof reason === 'object' && reason !== null && 'message' in reason
  return isError && typeof reason.message === 'string' ? reason.message || undefined : undefined
}
