import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../../foundation/process/config/config.ts'
import type { LiveService } from '../../foundation/sending/live/live.ts'
import type { Telemetry } from '../../delivery/telemetry/telemetry.ts'
import { listen } from './listen.ts'
import { sameText } from '../../foundation/process/secrets/secrets.ts'
import { countParcels } from './parcel-metrics.ts'

type Settings = Pick<Config, 'host' | 'metricsToken' | 'metricsPort'>
type Counted = { live: LiveService; telemetry: Telemetry }

/**
 * `/metrics`, for a caller who shows the token, or on a port of its own that a firewall keeps; where neither is
 * configured no caller sees it. Answers what ends the port.
 */
export async function addMetrics(app: FastifyInstance, settings: Settings, counted: Counted) {
  const { metricsToken, metricsPort: port } = settings
  // Without a token and a port nothing is counted, and the library that counts is not even loaded.
  const registry = metricsToken === null && port === null ? null : await observe(app, counted)
  app.get('/metrics', async ({ headers }, reply) => {
    if (registry === null || metricsToken === null || !mayRead(headers, settings)) throw new Problem('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const own = registry === null || port === null ? null : await openPort(registry, { ...settings, port })
  return async () => {
    if (own === null) return
    own.closeAllConnections()
    await new Promise((resolve) => own.close(resolve))
  }
}

async function observe(app: FastifyInstance, { live, telemetry }: Counted) {
  const prometheus = await import('prom-client')
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prometheus
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
  countParcels(prometheus, registry, telemetry)
  for (const [name, figure, help] of liveFigures) {
    const Kind = figure === 'open' ? Gauge : Counter
    const metric: { inc(by: number): void; reset(): void } = new Kind({
      name,
      help,
      registers: [registry],
      collect() {
        metric.reset()
        metric.inc(live.figures()[figure])
      },
    })
  }
  return registry
}

const liveFigures = [
  ['live_streams', 'open', 'Live connections that are open'],
  ['live_streams_total', 'opened', 'Live connections that were opened'],
  ['live_blocks_total', 'sent', 'Blocks that were written to live connections'],
  ['live_dropped_total', 'dropped', 'Live connections that were cut because they were read too slowly'],
] as const

async function openPort(registry: Registry, settings: Settings & { port: number }): Promise<Server> {
  const server = createServer(({ url, headers }, response) => {
    if (url !== '/metrics' || !mayRead(headers, settings)) return void response.writeHead(404).end()
    void send()
    async function send() {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    }
  })
  await listen(server, { host: settings.host, port: settings.port, variable: 'ATRIUM_METRICS_PORT' })
  return server
}

function mayRead({ authorization = '' }: IncomingHttpHeaders, { metricsToken }: Settings) {
  return metricsToken === null || sameText(authorization, `Bearer ${metricsToken}`)
}
