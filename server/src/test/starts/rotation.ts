import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startPortal, type Environment, type PortalProcess } from './portal-process.ts'

const processes = 3
const clients = 8
const checkEveryMs = 200

type Backend = { portal: PortalProcess; url: string; agent: Agent; isReady: boolean }

/**
 * Several processes behind a balancer that asks whether they are ready and never tries anything twice, while each in
 * turn is ended and started anew. Answers how many of the requests failed.
 */
export async function playRotation(environment: Environment, requests: number) {
  const start = () => startPortal(environment)
  // One after another: the first one migrates.
  const backends: Backend[] = []
  for (let index = 0; index < processes; index += 1) backends.push(await backendOf(start()))
  const balancer = await startBalancer(backends)
  const state = { sent: 0, failures: [] as string[], isOver: false }
  const sending = Array.from({ length: clients }, async () => {
    while (state.sent < requests || !state.isOver) await send(balancer.url, state)
  })
  for (let turn = 0; state.sent < requests || turn < processes; turn += 1) {
    const place = turn % processes
    const leaving = backends[place]
    leaving?.portal.signal('SIGTERM')
    await leaving?.portal.ended()
    backends[place] = await backendOf(start())
  }
  state.isOver = true
  await Promise.all(sending)
  await balancer.stop()
  for (const { portal, agent } of backends) {
    agent.destroy()
    portal.signal('SIGTERM')
  }
  await Promise.all(backends.map(({ portal }) => portal.ended()))
  return { sent: state.sent, failures: state.failures }
}

async function backendOf(portal: PortalProcess): Promise<Backend> {
  const url = await portal.url()
  if (url === null) throw new Error(`it did not start: ${portal.said()}`)
  return { portal, url, agent: new Agent({ keepAlive: true }), isReady: true }
}

async function startBalancer(backends: Backend[]) {
  let next = 0
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
  // A balancer sends nobody to whom it has not asked.
  await Promise.all(backends.map(check))
  const checks = setInterval(() => {
    for (const backend of backends) void check(backend)
  }, checkEveryMs)
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

/** By turns a page, and a change that nobody may make twice. */
async function send(url: string, state: State) {
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
