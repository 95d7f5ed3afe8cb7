import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { makeCertificate } from './certificate.ts'

/** What a front sends for a path of its own, before it asks the server behind it. */
export type Own = (path: string) => { type: string; body: Buffer; immutable: boolean } | null

type Front = { url: string; pin: string; close(): Promise<void> }

/**
 * TLS and HTTP/2 before a server, as production has it: what may be kept for ever is kept here, compressed as it came;
 * pages and answers pass through, compressed as a proxy does it.
 */
export async function startFront(behind: string, own: Own = () => null): Promise<Front> {
  const { cert, key, pin } = makeCertificate()
  const kept = new Map<string, Answer>()
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (request, response) => {
    answer(request, { behind, own, kept }).then(
      (found) => send(response, found),
      (error: unknown) => send(response, { status: 502, headers: {}, body: Buffer.from(String(error)) }),
    )
  })
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => sessions.add(session))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `https://localhost:${port}`,
    pin,
    async close() {
      for (const session of sessions) session.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer }
type Behind = { behind: string; own: Own; kept: Map<string, Answer> }

async function answer(request: Http2ServerRequest, { behind, own, kept }: Behind): Promise<Answer> {
  const url = request.url
  const found = kept.get(url)
  if (found) return found
  const file = own(url.split('?', 1)[0] ?? '/')
  const passed = file ? await ownAnswer(file) : await ask(request, behind)
  if (String(passed.headers['cache-control'] ?? '').includes('immutable')) kept.set(url, passed)
  return passed
}

async function ownAnswer({ type, body, immutable }: NonNullable<ReturnType<Own>>): Promise<Answer> {
  const cache = immutable ? 'public, max-age=31536000, immutable' : 'no-store'
  const headers = { 'content-type': type, 'cache-control': cache, 'content-encoding': 'br' }
  return { status: 200, headers, body: await compress(body, immutable ? 11 : 5) }
}

const connectionOnly = ['connection', 'keep-alive', 'transfer-encoding', 'content-length']

async function ask(request: Http2ServerRequest, behind: string): Promise<Answer> {
  const asked = Object.entries(request.headers).filter(([name]) => !name.startsWith(':') && name !== 'host')
  const headers = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
  const body = request.method === 'GET' ? undefined : Buffer.concat(await request.toArray())
  const answered = await raw(behind + request.url, { method: request.method, headers, body })
  const type = String(answered.headers['content-type'] ?? '')
  if (answered.headers['content-encoding'] !== undefined || !/html|json/.test(type)) return answered
  return {
    ...answered,
    headers: { ...answered.headers, 'content-encoding': 'br' },
    body: await compress(answered.body, 5),
  }
}

const agent = new Agent({ keepAlive: true })

// Not fetch: it would decompress the files, and they are to go on as they came.
async function raw(
  url: string,
  { method, headers, body }: { method: string; headers: OutgoingHttpHeaders; body?: Buffer },
) {
  const sent = httpRequest(url, { method, headers, agent })
  sent.end(body)
  const [answered]: IncomingMessage[] = await once(sent, 'response')
  if (answered === undefined) throw new Error('no answer')
  const kept = Object.entries(answered.headers).filter(([name]) => !connectionOnly.includes(name))
  return {
    status: answered.statusCode ?? 502,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])),
    body: Buffer.concat(await answered.toArray()),
  }
}

function compress(body: Buffer, quality: number) {
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

function send(response: Http2ServerResponse, { status, headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}
