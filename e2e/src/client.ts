import {
  calls,
  requestedWith,
  wireProblem,
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
  type Lang,
} from '@atrium/shared-utility/contract'
import { encodeNested, spacePath } from '@atrium/shared-utility/model'
import { z } from 'zod'

export type Answer = { status: number; body: unknown; error: string | null; msg: string | null }
type Options = { space?: string }
export type CookieValues = Record<string, string>
type Visitor = { cookies?: CookieValues; lang: Lang }

/** Talks to a server as a browser without a screen would: keeps cookies, sends the token with every change. */
export function createClient(baseUrl: string, { cookies: known = {}, lang }: Visitor) {
  const cookies = new Map(Object.entries(known))
  return { cookies: () => Object.fromEntries(cookies), call, tryCall }

  /** The result of a call that is expected to succeed. */
  async function call<N extends CallName>(name: N, input: CallInput<N>, options?: Options): Promise<CallOutput<N>> {
    const answer = await tryCall(name, input, options)
    if (answer.status >= 400) throw new Error(`${name} was refused: ${answer.status} ${JSON.stringify(answer.body)}`)
    return calls[name].output.parse(unwrap(calls[name], answer.body)) as CallOutput<N> // Parsed by that call's own schema.
  }

  /** Whatever a call answers. */
  async function tryCall<N extends CallName>(name: N, input: CallInput<N>, { space }: Options = {}): Promise<Answer> {
    const call: Call = calls[name]
    const { method, path, encoding } = call
    const { url, rest } = fillPath(path, input)
    const at = spacePath(space) + url
    const fields = encodeNested(rest)
    if (method === 'GET' || method === 'DELETE') return send(fields ? `${at}?${fields}` : at, { method })
    const isJson = encoding === 'json'
    const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
    return send(at, { method, headers: { 'content-type': type }, body: isJson ? JSON.stringify(rest) : fields })
  }

  async function send(path: string, init: { method: string; headers?: Record<string, string>; body?: string }) {
    const own = {
      cookie: cookieHeader(),
      'x-requested-with': requestedWith,
      'x-csrf-token': cookies.get('csrf') ?? '',
      'accept-language': lang,
    }
    const headers = { ...init.headers, ...own }
    const response = await fetch(baseUrl + path, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) keep(line)
    const body: unknown = await response.json()
    const problem = wireProblem.safeParse(body)
    return { status: response.status, body, error: problem.data?.error ?? null, msg: problem.data?.msg ?? null }
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

const envelope = z.object({ result: z.unknown(), data: z.unknown() }).partial()

function unwrap({ envelope: kind = 'result' }: Call, body: unknown) {
  return kind === 'raw' || kind === 'file' ? body : envelope.parse(body)[kind]
}

/** Puts what the path names into it; the rest travels as query or body. */
function fillPath(path: string, input: object) {
  const rest = new Map<string, unknown>(Object.entries(input))
  const url = path.replaceAll(/\{(\w+)\}/g, (_brace, name: string) => {
    const value = rest.get(name) ?? 'all'
    rest.delete(name)
    return encodeURIComponent(z.coerce.string().parse(value))
  })
  return { url, rest: Object.fromEntries(rest) }
}
