import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../foundation/process/config/config.ts'

const path = '/.well-known/security.txt'
/** RFC 9116 wants less than a year, so that no reader trusts a file that was forgotten. */
const goodForMs = 180 * 24 * 60 * 60_000

/** Tells a person who has found a weakness where to report it. */
export function serveSecurityTxt(app: FastifyInstance, { config, now }: { config: Config; now: () => Date }) {
  const { securityContact, baseUrl } = config
  app.get(path, async (_request, reply) => {
    if (securityContact === null) throw new Problem('notFound')
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + goodForMs).toISOString()}`,
      'Preferred-Languages: zh, en',
      ...(baseUrl === null ? [] : [`Canonical: ${baseUrl}${path}`]),
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
