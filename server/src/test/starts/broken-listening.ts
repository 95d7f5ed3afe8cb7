import { once } from 'node:events'
import { createServer } from 'node:net'
import { freePort } from '../cluster.ts'
import type { Broken } from './broken-start.ts'
import type { StartMachine } from './place.ts'

async function taken({ after }: StartMachine) {
  const port = await freePort()
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  return String(port)
}

/** Addresses that cannot be taken. */
export const brokenListening: readonly Broken[] = [
  {
    title: 'a port in use',
    says: /^The server cannot listen on 127\.0\.0\.1, port \d+: another program has it\. Set PORT to another one\.$/,
    prepare: async (place) => ({ PORT: await taken(place) }),
  },
  {
    title: 'a port for the metrics in use',
    says: /another program has it\. Set ATRIUM_METRICS_PORT to another one\.$/,
    prepare: async (place) => ({ ATRIUM_METRICS_PORT: await taken(place) }),
  },
  {
    title: 'an address that is not ours',
    says: /^The server cannot listen on 192\.0\.2\.1, port 0: that address is none of this machine’s/,
    prepare: () => ({ HOST: '192.0.2.1' }),
  },
  {
    title: 'a name that nobody knows',
    says: /^The server cannot listen on no-such-host\.invalid, port 0: nobody knows that name/,
    prepare: () => ({ HOST: 'no-such-host.invalid' }),
  },
  {
    title: 'a port for which one has to be root',
    says: /port 80: this account may not take it/,
    isOrdinary: true,
    prepare: () => ({ PORT: '80' }),
  },
]
