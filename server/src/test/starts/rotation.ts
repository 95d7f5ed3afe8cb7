import { backendAt, sendOne, startBalancer, type Backend } from '../balancer.ts'
import { startPortal, type Environment, type PortalProcess } from './portal-process.ts'

const processes = 3
const clients = 8
const checkEveryMs = 200

type Portal = Backend & { portal: PortalProcess }

/**
 * Several processes behind a balancer that asks whether they are ready and never tries anything twice, while each in
 * turn is ended and started anew. Answers how many of the requests failed.
 */
export async function playRotation(environment: Environment, requests: number) {
  const start = () => startPortal(environment)
  // They start one after another: the first one migrates.
  const backends: Portal[] = []
  for (let index = 0; index < processes; index += 1) backends.push(await backendOf(start()))
  const balancer = await startBalancer(backends, { checkEveryMs })
  const state = { sent: 0, failures: [] as string[], isOver: false }
  const sending = Array.from({ length: clients }, async () => {
    while (state.sent < requests || !state.isOver) await sendOne(balancer.url, state)
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

async function backendOf(portal: PortalProcess): Promise<Portal> {
  const url = await portal.url()
  if (url === null) throw new Error(`it did not start: ${portal.said()}`)
  return { portal, ...backendAt(url) }
}
