import { Problem } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { platform } from '../db/scope.ts'
import type { Transact } from '../db/tx.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** `/livez`: the process answers. `/readyz`: so does its database. `/metrics`: for this machine alone. */
export function addHealth(app: FastifyInstance, { tx }: { tx: Transact }) {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    await tx(platform, (db) => sql`select 1`.execute(db))
    return { status: 'ok' }
  })
  addMetrics(app)
}

function addMetrics(app: FastifyInstance) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    seconds.observe({ method, route: routeOptions.url ?? 'page', status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    // The peer itself, and a proxy on this machine is not who asks.
    const isLocal =
      loopback.has(request.raw.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    if (!isLocal) throw new Problem('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
