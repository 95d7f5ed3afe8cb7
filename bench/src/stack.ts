import path from 'node:path'
import { calls } from '@atrium/shared-utility/contract'
import type { Figure, Size } from './figure.ts'
import { putLoad, type Ask } from './load.ts'
import { withPortalServer, type PortalServer } from './portal-server.ts'
import { processorSeconds } from './processor-time.ts'
import { startProgram } from './program.ts'
import { inRepository } from './repository.ts'
import { cookiesOf } from './session.ts'
import { fillEnterprises } from './million/enterprises.ts'
import { median } from './statistics.ts'

const sizes = { whole: { rounds: 3, seconds: 2 }, smoke: { rounds: 1, seconds: 0.3 } }

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
  const list = await alternately(
    { url: portal.url, ask: { path: calls.listEnterprises.path.replace('{entType}', 'all'), headers } },
    { url: bareUrl, ask: { path: '/list' } },
    size,
  )
  const small = await alternately(
    { url: portal.url, ask: { path: calls.getServerConfig.path } },
    { url: bareUrl, ask: { path: '/small' } },
    size,
  )
  return [
    { name: 'processor time a request, list of 20 with its query', unit: 'µs', ...list, budget: { atMost: 2 } },
    { name: 'processor time a request, a call without a query', unit: 'µs', ...small },
  ]
}

type Side = { url: string; ask: Ask }

async function alternately(portal: Side, bare: Side, size: Size) {
  const { rounds, seconds } = sizes[size]
  const measured: number[] = []
  const reference: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await microsecondsEach(portal, seconds))
    reference.push(await microsecondsEach(bare, seconds))
  }
  return { measured: median(measured), reference: { name: 'bare Fastify', measured: median(reference) } }
}

async function microsecondsEach({ url, ask }: Side, seconds: number) {
  const load = { url, clients: 8, next: () => ask }
  await putLoad({ ...load, seconds: seconds / 4 })
  const before = await processorSeconds(url)
  const { latenciesMs } = await putLoad({ ...load, seconds })
  return (((await processorSeconds(url)) - before) / latenciesMs.length) * 1e6
}
