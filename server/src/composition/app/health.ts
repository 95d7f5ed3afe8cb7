import type { FastifyInstance } from 'fastify'
import { ping } from '../../foundation/db/ping-query.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'

/** `/livez`: the process answers. `/readyz`: so does its database. */
export function addHealth(app: FastifyInstance, { tx }: { tx: Transact }) {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await tx(platform, ping)
    return { status: 'ok' }
  })
}
