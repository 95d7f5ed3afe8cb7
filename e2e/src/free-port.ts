import { createServer, type AddressInfo } from 'node:net'

/** A port of this machine that nobody listens on at this moment. */
export async function freePort() {
  const probe = createServer()
  const port = await listening(probe, () => probe.listen(0, '127.0.0.1'))
  await new Promise((resolve) => {
    probe.close(resolve)
  })
  return port
}

/** Waits until it listens; answers on which port. */
export async function listening(server: Pick<ReturnType<typeof createServer>, 'once' | 'address'>, listen: () => void) {
  await new Promise<void>((resolve) => {
    server.once('listening', resolve)
    listen()
  })
  return (server.address() as AddressInfo).port // It listens on a port, not on a pipe.
}
