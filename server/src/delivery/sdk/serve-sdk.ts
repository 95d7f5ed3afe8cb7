import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import { stageOf } from '../browser-check/stage.ts'
import type { PortalReader } from '../../portal/page/boot/portal.ts'
import type { Services } from '../../foundation/call/context/services.ts'

type SdkOptions = { portal: PortalReader; sdkPackages: Services['sdkPackages'] }

const immutable = 'public, max-age=31536000, immutable'

/**
 * What teams build their parcels with, for every caller who reaches the portal: packages, which never change, their
 * index, and what the revision in force shares.
 */
export function serveSdk(app: FastifyInstance, { portal, sdkPackages }: SdkOptions) {
  app.get('/sdk/shared.json', async (_request, reply) => {
    const known = await portal.read()
    if (known === null) throw new Problem('notFound')
    return reply.header('cache-control', 'no-cache').send(known.shared)
  })

  app.get('/sdk/stage.json', async (_request, reply) => {
    const known = await portal.read()
    if (known === null) throw new Problem('notFound')
    return reply.header('cache-control', 'no-cache').send(stageOf(known.parts))
  })

  app.get('/sdk/index.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await sdkPackages.index()),
  )

  /** A few hundred kilobytes, and seldom asked for. */
  app.get<{ Params: { file: string } }>('/sdk/:file', async ({ params: { file } }, reply) => {
    const content = await sdkPackages.read(file)
    return reply.header('cache-control', immutable).type('application/gzip').send(content)
  })
}
