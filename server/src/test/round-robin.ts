import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy as in front of several processes: each request goes to the next of them, whichever client sends it. */
export async function startRoundRobin(targets: readonly string[]) {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const target = targets[turn++ % targets.length] ?? ''
    pass({ incoming, outgoing, target })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passing = { incoming: IncomingMessage; outgoing: ServerResponse; target: string }

function pass({ incoming, outgoing, target }: Passing) {
  const { method, headers, url } = incoming
  const onward = request(target + (url ?? '/'), { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
