import { Problem } from '../contract/problem/problems.ts'
import { requestedWith } from '../contract/wire/envelope.ts'
import { readCookie } from '../page/cookies.ts'
import { encodeNested, flattenNested } from '../model/nested-query.ts'
import { spaceOf, spacePath } from '../model/space-path.ts'
import { callHooks } from './hooks.ts'
import { basicAuthorization } from './security-token.ts'
import type { Call } from '../contract/foundation/call.ts'

export type ContentType = 'form' | 'json' | 'multipart'

/** How the input travels, where it is not the contract’s way, the piece of a file that is the body, and the page that asks. */
type Way = { contentType?: ContentType; content?: Blob; page?: { origin: string; pathname: string } }

export type Described = {
  url: string
  method: Call['method']
  headers: Record<string, string>
  body?: string | FormData | Blob
}

/** Turns a call of the contract and its input into a request (specification 7). */
export function describe(
  entry: Call,
  input: Record<string, unknown>,
  { contentType, content, page = callHooks().location() }: Way = {},
): Described {
  const { path, rest } = fillPath(entry, input)
  const prefix = entry.space === 'none' ? '' : spacePath(spaceOf(page.pathname))
  const url = page.origin + prefix + path
  const described = { method: entry.method, headers: headersFor(entry) }
  if (entry.method === 'GET' || entry.method === 'DELETE') return { url: withQuery(url, rest), ...described }
  if (entry.encoding === 'bytes') {
    const headers = { ...described.headers, 'content-type': 'application/octet-stream' }
    return { url: withQuery(url, rest), ...described, headers, body: content ?? new Blob() }
  }
  const { body, type } = encodeBody(rest, contentType ?? entry.encoding ?? 'form')
  return { url, ...described, headers: { ...described.headers, ...type }, body }
}

function withQuery(url: string, fields: Record<string, unknown>) {
  const query = encodeNested(fields)
  return query ? `${url}?${query}` : url
}

function fillPath(entry: Call, input: Record<string, unknown>) {
  const rest = { ...input }
  const path = entry.path.replace(/\{(\w+)\}/g, (_brace, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name] ?? defaultOf(entry, name)))
  })
  return { path, rest }
}

/** A path value that the caller left out: the contract's default, or a refusal before anything is sent. */
function defaultOf(entry: Call, name: string): unknown {
  const parsed = entry.input.shape[name]?.safeParse(undefined)
  if (parsed?.success) return parsed.data
  throw new Problem('invalidInput', { details: name })
}

function headersFor({ method, changes }: Call) {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (changes) headers['x-requested-with'] = requestedWith
  const authorization = basicAuthorization()
  if (authorization) headers.authorization = authorization
  const csrf = method === 'GET' && !changes ? null : readCookie('csrf')
  if (csrf) headers['x-csrf-token'] = csrf
  return headers
}

type Encoded = { body: string | FormData; type: Record<string, string> }

function encodeBody(fields: Record<string, unknown>, as: ContentType): Encoded {
  if (as === 'json') return { body: JSON.stringify(fields), type: { 'content-type': 'application/json' } }
  if (as === 'multipart' || Object.values(fields).some(isFile)) return { body: multipart(fields), type: {} }
  return { body: encodeNested(fields), type: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } }
}

/** The browser itself writes the content type of a multipart body: it holds the boundary. */
function multipart(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (isFile(value)) form.append(name, value)
    else for (const [key, text] of flattenNested({ [name]: value })) form.append(key, text)
  }
  return form
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob
}
