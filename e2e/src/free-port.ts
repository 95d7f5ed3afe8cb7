import { randomInt } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'

/**
 * A port of this machine that no process listens on at this moment. Below those that systems hand out by themselves: one of
 * them may belong to another connection before, or between, its portal listens on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000)
  return (await isFree(port)) ? port : freePort()
}

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** Waits until it listens; answers on which port. */
export async function listening(server: Pick<ReturnType<typeof createServer>, 'once' | 'address'>, listen: () => void) {
  await new Promise<void>((resolve) => {
    server.once('listening', resolve)
    listen()
  })
  return (server.address() as AddressInfo).port // It listens on a port, not on a pipe.
}
