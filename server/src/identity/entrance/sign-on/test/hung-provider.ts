import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider that hears every question and answers none, until it is closed. */
export async function startHungProvider() {
  const waiting = new Set<ServerResponse>()
  let most = 0
  const server = createServer((_request, response) => {
    waiting.add(response)
    most = Math.max(most, waiting.size)
    response.once('close', () => waiting.delete(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    issuer: `http://localhost:${(server.address() as AddressInfo).port}`, // It listens on TCP, so this is an address.
    /** How many have waited for it at the same time. */
    most: () => most,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
