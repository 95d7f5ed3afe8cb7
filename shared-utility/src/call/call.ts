import ky from 'ky'
import { calls, type Call, type CallInput, type CallName, type CallOutput } from '../contract/index.ts'
import { Problem } from '../contract/problems.ts'
import { askStepUp } from '../step-up/step-up.ts'
import { failure, missingInterface, openReply, type Answer, type Reply } from './answer.ts'
import { deadline } from './deadline.ts'
import { redirectOn, redirectOnProblem } from './redirect.ts'
import { describe, type ContentType, type Described } from './request.ts'

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
  try {
    return await callOnce(name, input, options)
  } catch (error) {
    // The person confirms who they are, and the call is made again; whoever decides against it keeps the refusal.
    if (!(error instanceof Problem) || error.code !== 'stepUpRequired' || !(await askStepUp())) throw error
    return callOnce(name, input, options)
  }
}

async function callOnce<N extends CallName>(
  name: N,
  input: CallInput<N> | undefined,
  options: CallOptions,
): Promise<CallResponse<N>> {
  const entry = entryOf(name)
  const request = describe(entry, { ...input }, options.contentType)
  const reply = await send(request, options)
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
    if (error instanceof Problem) redirectOnProblem(error, options)
    throw error
  }
}

function entryOf(name: CallName): Call {
  // Names also come from code that was built apart from this one: a parcel may know a newer call.
  if (!Object.hasOwn(calls, name)) throw missingInterface(name)
  return calls[name]
}

async function send(
  { url, ...request }: Described,
  { signal, timeoutMs = defaultTimeoutMs }: CallOptions,
): Promise<Reply> {
  const limit = deadline(timeoutMs, signal)
  try {
    // No retries: the person, or the screen's own Retry, decides whether to ask again.
    const response = await ky(url, {
      ...request,
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    })
    const requestId = response.headers.get('x-request-id') ?? undefined
    const text = await response.text()
    // An answer that was complete when the person gave up is not wanted either.
    limit.signal.throwIfAborted()
    return { status: response.status, text, requestId }
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
