import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../foundation/config/config.ts'
import type { PortalReader } from '../boot/portal.ts'

type SdkOptions = { portal: PortalReader; config: Pick<Config, 'repositoryFolder'> }

/** The build's packages for teams, below the repository (importmap/src/sdk/make-sdk.ts). */
const folder = 'importmap/dist/sdk'
const tarballName = /^[a-z][\w-]*-\d[\w.-]*\.tgz$/
const immutable = 'public, max-age=31536000, immutable'

/**
 * What teams build their parcels with, for everybody who reaches the portal: packages, which never change, their index,
 * and what the revision in force shares.
 */
export function serveSdk(app: FastifyInstance, { portal, config }: SdkOptions) {
  app.get('/sdk/shared.json', async (_request, reply) => {
    const known = await portal.read()
    if (known === null) throw new Problem('notFound')
    return reply.header('cache-control', 'no-cache').send(known.shared)
  })

  app.get('/sdk/index.json', async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/json; charset=utf-8')
      .send(await readMade('index.json')),
  )

  app.get<{ Params: { file: string } }>('/sdk/:file', async ({ params: { file } }, reply) => {
    if (!tarballName.test(file)) throw new Problem('notFound')
    return reply
      .header('cache-control', immutable)
      .type('application/gzip')
      .send(await readMade(file))
  })

  /** A few hundred kilobytes, and seldom asked for. */
  async function readMade(file: string) {
    return readFile(path.join(config.repositoryFolder, folder, file)).catch((cause: unknown) => {
      throw new Problem('notFound', undefined, { cause })
    })
  }
}
