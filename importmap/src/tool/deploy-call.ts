import { meantParcelHeader, platformTokenPrefix, requestedWith, type Call } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { Misuse } from './misuse.ts'
import { PortalSilent } from './portal.ts'

const answered = z.object({ result: z.unknown() })
const refusal = z.object({
  msg: z.string(),
  error: z.string().optional(),
  fields: z.array(z.object({ msg: z.string() })).optional(),
})
const patienceMs = 120_000
const fileMs = 30 * 60_000

/** `slug`: the parcel that is meant. A token for another one is refused. */
export type DeployAsked = {
  portal: string
  slug: string
  token: string
  lang: string
  /** What says whether it was done, where its answer was lost; otherwise "atrium status". */
  afterwards?: string
}
type Sent = { method: Call['method']; path: string; body?: Uint8Array<ArrayBuffer> | URLSearchParams | string }

/** Never on the command line, which others on the machine can read, and shells keep. */
export function deployToken() {
  const token = process.env.ATRIUM_DEPLOY_TOKEN ?? ''
  if (token.startsWith(platformTokenPrefix))
    throw new Misuse('ATRIUM_DEPLOY_TOKEN has a platform token. A team needs the deploy token of its parcel.')
  if (token !== '') return token
  throw new Misuse('Put the deploy token that an operator made into the environment: ATRIUM_DEPLOY_TOKEN=…')
}

/** The token of the build of the portal itself. */
export function platformToken() {
  const token = process.env.ATRIUM_PLATFORM_TOKEN ?? ''
  if (token !== '') return token
  throw new Misuse('Put the platform token that an operator made into the environment: ATRIUM_PLATFORM_TOKEN=…')
}

/** That of another parcel, released in the same call: ATRIUM_DEPLOY_TOKEN_MY_STOCK for my-stock. */
export function deployTokenOf(slug: string) {
  const name = `ATRIUM_DEPLOY_TOKEN_${slug.toUpperCase().replaceAll('-', '_')}`
  const token = process.env[name] ?? ''
  if (token !== '') return token
  throw new Misuse(`Put the deploy token for ${slug} that an operator made into the environment: ${name}=…`)
}

/** One call of the deploy service, whose result has this shape. What the portal refuses is told in its own words. */
export async function deployCall<T extends z.ZodType>(asked: DeployAsked, sent: Sent, shape: T): Promise<z.infer<T>> {
  const url = `${asked.portal}${sent.path}`
  const headers = {
    ...headersOf(asked),
    ...(sent.method === 'PUT' && { 'content-type': 'application/octet-stream' }),
    ...(typeof sent.body === 'string' && { 'content-type': 'application/json' }),
  }
  const { method, body = null } = sent
  const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new PortalSilent(`${url} does not answer (${codeOf(cause)}). ${whatOf(cause, method, asked)}`, { cause })
    },
  )
  const said: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refusedAs(asked.slug, said, response.status)
  const read = answered.safeParse(said)
  if (!read.success) throw new PortalSilent(`${url} does not answer as a portal does. Is this its address?`)
  return shape.parse(read.data.result)
}

/** A file that the portal sends, whole. */
export async function fetchFile(asked: DeployAsked, at: string) {
  const { portal, slug } = asked
  try {
    const response = await fetch(portal + at, { headers: headersOf(asked), signal: AbortSignal.timeout(fileMs) })
    if (!response.ok) throw refusedAs(slug, await response.json().catch(() => null), response.status)
    return Buffer.from(await response.arrayBuffer())
  } catch (error) {
    if (error instanceof BuildRefused || error instanceof PortalSilent) throw error
    throw new PortalSilent(`${portal}${at} broke off. Ask for it again.`, { cause: error })
  }
}

function headersOf({ slug, token, lang }: DeployAsked) {
  return {
    authorization: `Bearer ${token}`,
    'accept-language': lang,
    'x-requested-with': requestedWith,
    [meantParcelHeader]: slug,
  }
}

type CallOf<T> = Pick<Call, 'method' | 'path' | 'encoding'> & { output: T }

/** A call of the contract that is no upload. */
export function ask<T extends z.ZodType>(asked: DeployAsked, call: CallOf<T>, input: Record<string, unknown>) {
  const { method, path, encoding, output } = call
  if (method === 'GET') return deployCall(asked, { method, path }, output)
  const given = Object.entries(input).map(([name, value]) => [name, String(value)])
  const body = encoding === 'json' ? JSON.stringify(input) : new URLSearchParams(given)
  return deployCall(asked, { method, path, body }, output)
}

/** What may have become of it: a call whose answer alone was lost has done its work. */
function whatOf(cause: unknown, method: Call['method'], { afterwards = '"atrium status" says' }: DeployAsked) {
  if (method === 'GET' || neverArrived.has(codeOf(cause))) return 'Nothing was changed there.'
  return `Its answer was lost, so it may have been done: ${afterwards} whether it was.`
}

const neverArrived = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** As the system or TLS names it: ECONNREFUSED, CERT_HAS_EXPIRED, …; what has no name of its own says it in words, such as "bad port". */
function codeOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  const inner = cause.cause instanceof Error ? cause.cause : cause
  if ('code' in inner && typeof inner.code === 'string') return inner.code
  return inner.name === 'Error' || inner.name === 'TypeError' ? inner.message : inner.name
}

function refusedAs(slug: string, said: unknown, status: number) {
  const refused = refusedWith(slug, said, status)
  // It restarts, say, and a balancer answers in its place; or it has too much to do. No word of what was asked.
  return status >= 500 || status === 429 ? new PortalSilent(refused.message) : refused
}

function refusedWith(slug: string, said: unknown, status: number) {
  const { success, data } = refusal.safeParse(said)
  if (!success) return new BuildRefused(slug, `the portal answered ${status}`)
  const reason = [data.msg, ...(data.fields ?? []).map((field) => `  ${field.msg}`)].join('\n')
  return new BuildRefused(slug, reason, data.error ?? null)
}
