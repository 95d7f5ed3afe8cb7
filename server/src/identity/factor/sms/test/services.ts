import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = { status?: number; body: string } | 'silence' | 'cut'
type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }

/** A service on this machine that keeps what it was sent and answers as the test says. */
export async function startService(answer: (received: Received) => Answer) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { headers, method = '' } = request
    const url = new URL(request.url ?? '/', `http://${headers.host}`)
    const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
    received.push(one)
    const reply = answer(one)
    if (reply === 'cut') request.socket.destroy()
    else if (reply !== 'silence') response.writeHead(reply.status ?? 200).end(reply.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, so that is what it has.
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, received, close }
}

/** Whether a request is signed with the key, worked out from what arrived, as Alibaba Cloud does (signature V3). */
export function isSignedForAliyun({ method, url, headers, body }: Received, key: { id: string; secret: string }) {
  const pattern = /^ACS3-HMAC-SHA256 Credential=(\S+?),SignedHeaders=(\S+?),Signature=(\w+)$/
  const [, id, signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const query = url.search.slice(1).split('&').toSorted().join('&')
  const canonical = [method, url.pathname, query, lines.join(''), signed, sha256(body)].join('\n')
  const expected = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  return id === key.id && signature === expected && headers['x-acs-content-sha256'] === sha256(body)
}

/** The same for Tencent Cloud (TC3-HMAC-SHA256). */
export function isSignedForTencent({ method, url, headers, body }: Received, key: { id: string; secret: string }) {
  const pattern = /^TC3-HMAC-SHA256 Credential=(\w+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/
  const [, id, scope = '', signed = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`)
  const canonical = [method, url.pathname, url.search.slice(1), lines.join(''), signed, sha256(body)].join('\n')
  const text = ['TC3-HMAC-SHA256', headers['x-tc-timestamp'], scope, sha256(canonical)].join('\n')
  const [day = '', service = ''] = scope.split('/')
  let secret: Buffer = Buffer.from(`TC3${key.secret}`)
  for (const part of [day, service, 'tc3_request']) secret = createHmac('sha256', secret).update(part).digest()
  return id === key.id && signature === createHmac('sha256', secret).update(text).digest('hex')
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
