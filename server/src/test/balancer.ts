import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

export type Backend = { url: string; agent: Agent; isReady: boolean }
/** `checkEveryMs`: how often it asks which servers are ready. In between it sends people to those that were. */
type Options = { checkEveryMs: number }

export function backendAt(url: string): Backend {
  return { url, agent: new Agent({ keepAlive: true }), isReady: true }
}

/** Sends requests by turns to the servers that say that they are ready, and tries nothing twice. */
export async function startBalancer(backends: readonly Backend[], { checkEveryMs }: Options) {
  let next = 0
  const checkAll = () => Promise.all(backends.map(check))
  const server = createServer((incoming, outgoing) => {
    const ready = backends.filter(({ isReady }) => isReady)
    const backend = ready[(next += 1) % ready.length]
    if (backend === undefined) return void outgoing.writeHead(502).end('nobody is ready')
    const { method, headers, url } = incoming
    const passed = request(backend.url + url, {
      method,
      agent: backend.agent,
      headers: { ...headers, connection: 'keep-alive' },
    })
    passed.once('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(error.message),
    )
    passed.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] })
      answer.once('error', () => outgoing.destroy()).pipe(outgoing)
    })
    incoming.pipe(passed)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  // A balancer sends no request to a server that it has not asked.
  await checkAll()
  const checks = setInterval(() => void checkAll(), checkEveryMs)
  const stop = async () => {
    clearInterval(checks)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function check(backend: Backend) {
  const { status } = await fetch(`${backend.url}/readyz`).catch(() => ({ status: 0 }))
  backend.isReady = status === 200
}

type State = { sent: number; failures: string[] }
const agent = new Agent({ keepAlive: true })

/** Sends by turns a page, and a change that no person may make twice. */
export async function sendOne(url: string, state: State) {
  state.sent += 1
  const isPage = state.sent % 2 === 0
  const body = JSON.stringify({ loginId: `nobody-${state.sent}`, password: 'x' })
  try {
    const sent = isPage
      ? request(`${url}/home/login`, { agent, headers: { accept: 'text/html' } })
      : request(`${url}/sapi/user/login`, {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': body.length },
        })
    sent.end(isPage ? undefined : body)
    const [answer]: IncomingMessage[] = await once(sent, 'response')
    if (answer === undefined) return
    const said = await text(answer)
    // 429 is an answer: so many wrong passwords are slowed down.
    const isFailure = (answer.statusCode ?? 0) >= 500 || said === ''
    if (isFailure) state.failures.push(`${answer.statusCode} ${said.slice(0, 100)}`)
  } catch (error) {
    state.failures.push(String(error))
  }
  await wait(5)
}
