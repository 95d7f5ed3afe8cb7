import type { FastifyInstance } from 'fastify'
import { ping } from '../../foundation/db/ping-query.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Transact } from '../../foundation/db/tx.ts'
import type { Gate } from './gate.ts'

const notReadyStatus = 500

/** `/livez`: the process answers. `/readyz`: so does its database, and it is neither on its way up nor down. */
export function addHealth(app: FastifyInstance, { tx, gate }: { tx: Transact; gate: Gate }) {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    gate.askedAt = performance.now()
    if (!gate.isOpen) return reply.code(notReadyStatus).send({ status: gate.isLeaving ? 'leaving' : 'starting' })
    await tx(platform, ping)
    return { status: 'ok' }
  })
}
