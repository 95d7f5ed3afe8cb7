import { calls, type Call, type CallName } from '../contract/index.ts'
import { decodeNested, stripSpace, type DecodedRecord } from '../model/index.ts'

/** A request, recognised: which calls it may be, and what it carries. */
export type Recognised = { names: CallName[]; inputOf: (name: CallName) => Promise<Record<string, unknown>> }

/** Finds the named calls of a request by method and path; a path with fewer `{values}` comes first. */
export function recognise(request: Request): Recognised {
  const url = new URL(request.url)
  const path = stripSpace(url.pathname)
  const names = callNames.filter((name) => calls[name].method === request.method && patternOf(calls[name]).test(path))
  return {
    names: names.toSorted((one, other) => blanks(calls[one]) - blanks(calls[other])),
    inputOf: async (name) => ({
      ...decodeNested(url.search.slice(1)),
      ...(await bodyOf(request)),
      ...pathValues(calls[name], path),
    }),
  }
}

const callNames = Object.keys(calls).filter(isCallName)

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

function patternOf({ path }: Call) {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function blanks({ path }: Call) {
  return path.split('{').length
}

function pathValues(call: Call, path: string) {
  const found = patternOf(call).exec(path)?.groups ?? {}
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, decodeURIComponent(value)]))
}

async function bodyOf(request: Request): Promise<DecodedRecord | Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method === 'GET' || request.method === 'DELETE' || type === 'application/octet-stream') return {}
  if (type.startsWith('multipart/')) return Object.fromEntries(await request.clone().formData())
  const text = await request.clone().text()
  if (type.startsWith('application/json')) return jsonOf(text)
  return decodeNested(text)
}

function jsonOf(text: string): Record<string, unknown> {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
