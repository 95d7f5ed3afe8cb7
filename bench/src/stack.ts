import path from 'node:path'
import { calls } from '@atrium/shared-utility/contract'
import type { Figure, Size } from './figure.ts'
import { withPortalServer, type PortalServer } from './portal-server.ts'
import { inTurns, type Side } from './processor-time.ts'
import { startProgram } from './program.ts'
import { inRepository } from './repository.ts'
import { cookiesOf } from './session.ts'
import { fillEnterprises } from './million/enterprises.ts'

const sizes = { whole: { rounds: 3, seconds: 2, clients: 8 }, smoke: { rounds: 1, seconds: 0.3, clients: 8 } }

/** Processor time a request of the whole server, against bare Fastify with the same handler on the same database. */
export async function stack(size: Size): Promise<Figure[]> {
  return withPortalServer(async (portal) => {
    await fillEnterprises(portal.dataFolder, 100)
    const bare = startProgram([inRepository('bench/src/bare/main.ts'), path.join(portal.dataFolder, 'run')])
    try {
      const bareUrl = await bare.says(/^bare server at (\S+)$/m)
      return await compare({ portal, bareUrl, size })
    } finally {
      await bare.stop()
    }
  })
}

type Compared = { portal: PortalServer; bareUrl: string; size: Size }

async function compare({ portal, bareUrl, size }: Compared): Promise<Figure[]> {
  const headers = { cookie: await cookiesOf(portal.url, 'operator') }
  const list = await againstBare(
    { url: portal.url, ask: { path: calls.listEnterprises.path.replace('{entType}', 'all'), headers } },
    { url: bareUrl, ask: { path: '/list' } },
    sizes[size],
  )
  const small = await againstBare(
    { url: portal.url, ask: { path: calls.getServerConfig.path } },
    { url: bareUrl, ask: { path: '/small' } },
    sizes[size],
  )
  return [
    { name: 'processor time a request, list of 20 with its query', unit: 'µs', ...list, budget: { atMost: 2 } },
    { name: 'processor time a request, a call without a query', unit: 'µs', ...small },
  ]
}

async function againstBare(portal: Side, bare: Side, load: (typeof sizes)['whole']) {
  const [measured, reference] = await inTurns(portal, bare, load)
  return { measured, reference: { name: 'bare Fastify', measured: reference } }
}
