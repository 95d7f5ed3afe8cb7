import { createHash } from 'node:crypto'
import { type Call, calls, requestedWith } from '@atrium/shared-utility/contract'
import { callersOfCalls } from '../../../../test/callers-of-calls.ts'
import type { Answer } from '../../../../test/client.ts'
import { inputFieldsOf } from '../../../../test/input-fields.ts'
import { opOf } from '../../../../test/op-of.ts'
import { makePortalFolder } from '../../../../test/portal-fixture.ts'
import { startTestServer } from '../../../../test/test-server.ts'
import { callNames } from '../../../../test/call-names.ts'

/** A place of a call's input; `field` is its name as refusals say it. */
export type Field = { name: (typeof callNames)[number]; path: string[]; field: string }

/** Every field of the contract in which text can stand. */
export const fields = callNames
  .flatMap((name) => inputFieldsOf(calls[name]).map((path): Field => ({ name, path, field: path.join('.') })))
  .filter(({ name, path }) => !('op' in opOf(calls[name]) && path[0] === 'op'))

export const isInPath = ({ name, path }: Field) => calls[name].path.includes(`{${path[0] ?? ''}}`)

export function isJson({ name }: Field) {
  const call: Call = calls[name]
  return call.encoding === 'json'
}

/** The ways by which a field comes to the server: the same code reads two fields of one kind. */
export function kindOf(field: Field) {
  const { method, encoding = 'form' }: Call = calls[field.name]
  const shape = field.path.includes('0') ? 'list' : field.path.length > 1 ? 'object' : 'plain'
  return [method, encoding, shape, isInPath(field)].join(' ')
}

export const nul = 'a\u0000b'
export const half = 'a\ud800b'

/** The input that has this text in this field, and no more than makes it valid for the call. */
export function inputWith({ name, path }: Field, text: string) {
  return { ...opOf(calls[name]), ...nested(path, text) }
}

/** So long that no index takes it, and so various that it cannot be made shorter. */
const long = Array.from({ length: 60 }, (_, at) => createHash('sha512').update(String(at)).digest('base64url')).join('')
export const hostile = ['%00', '\u00ff'.repeat(20), '"', ';;==', long, '\u00ed\u00a0\u0080', '\\u0000', "'"]
const cookieNames = ['sid', 'csrf', 'entId', 'dev', 'trust', 'pre', 'keep', 'lang', 'bind', 'invitation', 'x']
const headerNames = [
  'user-agent',
  'accept-language',
  'x-forwarded-for',
  'x-forwarded-host',
  'referer',
  'origin',
  'x-csrf-token',
]
/** The cookies and headers of a request that the server reads. */
export const headNames = [...cookieNames, ...headerNames]

/** A server, and what it makes of such texts. Each misfit is told with call and field. */
export async function startCharacters() {
  const portal = await makePortalFolder()
  const environment = { ATRIUM_TRUST_PROXY: 'loopback' }
  const server = await startTestServer({ environment, repositoryFolder: portal.folder })
  const callerOf = await callersOfCalls(server)
  return { server, nulMisfit, halfMisfit, pathMisfit, headFailures, sendJson, close }

  async function nulMisfit(field: Field) {
    const answer = await callerOf(calls[field.name]).tryCall(field.name, inputWith(field, nul))
    return misfitOf(field, answer, namedRefusal(field.field))
  }

  async function halfMisfit(field: Field) {
    const answer = await sendJson(calls[field.name], JSON.stringify(inputWith(field, half)))
    return misfitOf(field, answer, namedRefusal(field.field))
  }

  async function pathMisfit(field: Field) {
    const answer = await callerOf(calls[field.name]).tryCall(field.name, nested(field.path, nul))
    return misfitOf(field, answer, { status: 400, error: 'malformedRequest' })
  }

  /** Addresses of each sort that fail at this value in this cookie or header. */
  async function headFailures(name: string, value: string) {
    const [header, text] = cookieNames.includes(name) ? ['cookie', `${name}=${value}`] : [name, value]
    const headers: Record<string, string> = { 'x-requested-with': requestedWith, [header]: text }
    const answers = {
      getLoginStatus: await server.client().tryCall('getLoginStatus', {}, { headers }),
      createScan: await server.client().tryCall('createScan', {}, { headers }),
      signIn: await server.client().tryCall('signIn', { loginId: 'admin', password: 'wrong' }, { headers }),
      page: await server.client().fetch('/home/login', { headers: { accept: 'text/html', ...headers } }),
    }
    const failed = Object.entries(answers).filter(([, { status }]) => status >= 500)
    return failed.map(([asked, { status }]) => `${asked} with ${value.slice(0, 20)} in ${name}: ${status}`)
  }

  function sendJson(call: Call, body: string) {
    const { path, method } = call
    return callerOf(call).fetch(path, { method, headers: { 'content-type': 'application/json' }, body })
  }

  async function close() {
    await server.close()
    await portal.remove()
  }
}

type Refusal = { status: number; error: string; fields?: readonly string[] }

function namedRefusal(field: string): Refusal {
  return { status: 400, error: 'invalidInput', fields: [field] }
}

function misfitOf({ name, field }: Field, { status, error, body }: Answer, expected: Refusal) {
  const named = expected.fields === undefined ? {} : { fields: fieldsIn(body) }
  const told = JSON.stringify({ status, error, ...named })
  return told === JSON.stringify(expected) ? [] : [`${name}, field ${field}: ${told}`]
}

function fieldsIn(body: unknown) {
  const { fields: named = [] } = body as { fields?: { field: string }[] } // A refusal on the wire.
  return named.map(({ field }) => field)
}

function nested([name = '', ...rest]: readonly string[], value: string): Record<string, unknown> {
  const inner = rest.length === 0 ? value : rest[0] === '0' ? [valueOf(rest.slice(1), value)] : nested(rest, value)
  return { [name]: inner }
}

function valueOf(rest: readonly string[], value: string) {
  return rest.length === 0 ? value : nested(rest, value)
}
