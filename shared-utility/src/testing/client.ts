import {
  calls,
  requestedWith,
  wireProblem,
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
} from '../contract/index.ts'
import { encodeNested, spacePath } from '../model/index.ts'
import { z } from 'zod'

export type Answer = { status: number; headers: Headers; body: unknown; error: string | null; msg: string | null }
/** `content`: the piece of a file that is the body of a call whose encoding is `bytes`. */
export type CallOptions = { space?: string; headers?: Record<string, string>; content?: Body }
type Body = string | Uint8Array<ArrayBuffer> | ReadableStream
export type CookieValues = Record<string, string>
type Visitor = { cookies?: CookieValues; headers?: Record<string, string> }

/**
 * A browser without a screen, for tests of the server and for stories: it keeps cookies, and sends the token with every
 * change. `headers` go with whatever it sends.
 */
export function createClient(baseUrl: string, { cookies: known = {}, headers: usual = {} }: Visitor = {}) {
  const cookies = new Map(Object.entries(known))
  return { cookies, cookieValues: () => Object.fromEntries(cookies), fetch: send, call, tryCall }

  /** The result of a call that is expected to succeed, if not at once, then when an overloaded server says to come again. */
  async function call<N extends CallName>(name: N, input: CallInput<N>, options?: CallOptions): Promise<CallOutput<N>> {
    let answer = await tryCall(name, input, options)
    for (let again = 0; again < mostAgain && mayCallAgain(answer, options); again += 1) {
      await later(Number(answer.headers.get('retry-after') ?? 1))
      answer = await tryCall(name, input, options)
    }
    if (answer.error !== null || answer.status >= 400)
      throw new Error(`${name} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    return calls[name].output.parse(unwrap(calls[name], answer.body)) as CallOutput<N> // Parsed by that call's own schema.
  }

  /** Whatever a call answers. Its input is not checked: refusing bad input is the server's work. */
  async function tryCall(
    name: CallName,
    input: object,
    { space, headers = {}, content }: CallOptions = {},
  ): Promise<Answer> {
    const call: Call = calls[name]
    const { method, path, encoding, changes } = call
    const { url, rest } = fillPath(path, input)
    const at = spacePath(space) + url
    const fields = encodeNested(rest)
    if (method === 'GET' || method === 'DELETE')
      return send(fields === '' ? at : `${at}?${fields}`, {
        method,
        headers: { ...(changes === true && { 'x-requested-with': requestedWith }), ...headers },
      })
    if (encoding === 'bytes')
      return send(`${at}?${fields}`, {
        method,
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: content ?? '',
      })
    const isJson = encoding === 'json'
    const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
    return send(at, {
      method,
      headers: { 'content-type': type, ...headers },
      body: isJson ? JSON.stringify(rest) : fields,
    })
  }

  async function send(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: Body } = {},
  ): Promise<Answer> {
    const csrf = cookies.get('csrf')
    const headers = {
      ...(cookies.size > 0 && { cookie: cookieHeader() }),
      ...(csrf !== undefined && { 'x-csrf-token': csrf }),
      ...usual,
      ...init.headers,
    }
    const response = await fetch(baseUrl + path, { ...init, ...halfDuplex, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(line)
    const text = await textOf(response)
    const body: unknown = (response.headers.get('content-type') ?? '').includes('/json') ? JSON.parse(text) : text
    const problem = wireProblem.safeParse(body)
    return {
      status: response.status,
      headers: response.headers,
      body,
      error: problem.data?.error ?? null,
      msg: problem.data?.msg ?? null,
    }
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const [name = '', value = ''] = pair.split('=')
    if (/Max-Age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }

  function cookieHeader() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

export type Client = ReturnType<typeof createClient>

/** As a person would: not for ever. */
const mostAgain = 30

/** Nothing has happened to a call that an overloaded server refused; a stream cannot be sent twice. */
function mayCallAgain({ error }: Answer, options?: CallOptions) {
  return error === 'overloaded' && !(options?.content instanceof ReadableStream)
}

function later(seconds: number) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

/** What a body that is streamed needs in Node; others do not mind. */
const halfDuplex = { duplex: 'half' } as const

/** A stream has no end to wait for: that it was opened is all there is to know. */
async function textOf(response: Response) {
  if (!(response.headers.get('content-type') ?? '').startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

const envelope = z.object({ result: z.unknown(), data: z.unknown() }).partial()

function unwrap({ envelope: kind = 'result' }: Call, body: unknown) {
  return kind === 'result' || kind === 'data' ? envelope.parse(body)[kind] : body
}

function fillPath(path: string, input: object) {
  const rest = new Map<string, unknown>(Object.entries(input))
  const url = path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : 'all')
  })
  return { url, rest: Object.fromEntries(rest) }
}
