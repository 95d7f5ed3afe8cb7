import { lookup } from 'node:dns'
import type { Readable } from 'node:stream'
import type { Agent } from 'undici'
import { isAllowedAddress, isAllowedUrl, type OutgoingRule } from './address.ts'
import { guardedLookup } from './guarded-lookup.ts'
import { OutgoingRefused } from './refused.ts'

type Post = {
  url: URL
  /** The environment of the server names the address, so it may be one of the server's own network. */
  isOwn: boolean
  headers: Record<string, string>
  body: Readable
  /** Ends it at any moment; without an end the caller waits for as long as the other side likes. */
  signal: AbortSignal
}

type Streamed = { status: number; type: string; body: AsyncIterable<Buffer> }

/** Sends a body as it is read, and answers with one that comes as it is read. Follows no redirect. */
export type OutgoingStream = (post: Post) => Promise<Streamed>

const connectLimitMs = 4_000

export function createOutgoingStream(rule: OutgoingRule): OutgoingStream {
  const typedIn = createAgent((address) => isAllowedAddress(address, rule))
  const named = createAgent(() => true)
  // What is not encrypted stays within the network of the server.
  const plain = createAgent((address) => !isPublic(address))
  return async ({ url, isOwn, ...post }) => {
    if (isOwn ? isOpenAndPublic(url) : !isAllowedUrl(url, rule)) throw new OutgoingRefused('this address is not called')
    const agentOf = !isOwn ? typedIn : url.protocol === 'https:' ? named : plain
    const { request } = await import('undici')
    const answer = await request(withoutName(url), {
      ...post,
      headers: { ...post.headers, ...credentialsOf(url) },
      method: 'POST',
      dispatcher: await agentOf(),
    })
    const type = String(answer.headers['content-type'] ?? '')
    return { status: answer.statusCode, type, body: answer.body }
  }
}

function isPublic(address: string) {
  return isAllowedAddress(address, { allowsLoopback: false })
}

/** Of a name that is known once it is resolved. */
function isOpenAndPublic({ protocol, hostname }: URL) {
  return protocol === 'http:' && isPublic(hostname.replaceAll(/^\[|\]$/g, ''))
}

function createAgent(isAllowed: (address: string) => boolean) {
  let agent: Agent | undefined
  return async () => {
    const undici = await import('undici')
    // The signal of the caller bounds all the rest.
    agent ??= new undici.Agent({
      connect: { lookup: guardedLookup(isAllowed, lookup), timeout: connectLimitMs },
      headersTimeout: 0,
      bodyTimeout: 0,
    })
    return agent
  }
}

function withoutName(url: URL) {
  return new URL(url.pathname, url.origin)
}

function credentialsOf({ username, password }: URL) {
  if (username === '') return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
