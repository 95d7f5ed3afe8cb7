import { createServer, connect, type AddressInfo, type Socket } from 'node:net'
import type { DatabaseAddress } from '../foundation/db/pool.ts'

type Behaviour = 'open' | 'silent' | 'closed'

/**
 * A wire between the server and its database that a test can spoil: `silent` swallows everything both ways and keeps the
 * connections, also new ones; `cut` ends them all; `forget` makes those of now dead for good, as a firewall does that
 * forgets; `delay` holds every piece back.
 */
export async function startWireProxy(target: DatabaseAddress) {
  const pairs = new Set<Pair>()
  let behaviour: Behaviour = 'open'
  let delayMs = 0
  const server = createServer((near) => {
    if (behaviour === 'closed') return void near.destroy()
    const pair: Pair = { near, far: null, isForgotten: false }
    pairs.add(pair)
    near.once('close', () => (pairs.delete(pair), pair.far?.destroy()))
    near.on('error', () => {})
    const far = connect(pathOf(target))
    pair.far = far
    far.on('error', () => near.destroy()).once('close', () => near.destroy())
    pass(near, far)
    pass(far, near)
    function pass(from: Socket, to: Socket) {
      from.on('data', (piece) => {
        const swallows = () => behaviour === 'silent' || pair.isForgotten
        if (swallows()) return
        if (delayMs === 0) return void to.write(piece)
        setTimeout(() => swallows() || to.write(piece), delayMs)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    address: through(target, port),
    get connections() {
      return pairs.size
    },
    become: (next: Behaviour) => void (behaviour = next),
    delay: (ms: number) => void (delayMs = ms),
    forget: () => pairs.forEach((pair) => (pair.isForgotten = true)),
    cut: () => pairs.forEach(({ near }) => near.destroy()),
    async close() {
      for (const { near } of pairs) near.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Pair = { near: Socket; far: Socket | null; isForgotten: boolean }

function pathOf(address: DatabaseAddress) {
  if (!('connectionString' in address)) return { path: `${address.host}/.s.PGSQL.${address.port}` }
  const { hostname, port } = new URL(address.connectionString)
  return { host: hostname, port: Number(port || 5432) }
}

/** The same database, by the wire. */
function through(address: DatabaseAddress, port: number): DatabaseAddress {
  if (!('connectionString' in address)) return { ...address, host: '127.0.0.1', port }
  const url = new URL(address.connectionString)
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) })
  return { connectionString: url.href }
}
