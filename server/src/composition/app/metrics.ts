import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { once } from 'node:events'
import { Problem } from '@atrium/shared-utility/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Config } from '../../foundation/config/config.ts'
import { ConfigError } from '../../foundation/error/config-error.ts'
import { errorCode } from '../../foundation/error/error-code.ts'
import { sameText } from '../../foundation/secrets/secrets.ts'

type Settings = Pick<Config, 'host' | 'metricsToken' | 'metricsPort'>

/**
 * `/metrics`, for whoever shows the token, or on a port of its own that a firewall keeps; where neither is configured
 * nobody sees it. Answers what ends the port.
 */
export async function addMetrics(app: FastifyInstance, settings: Settings) {
  const registry = observe(app)
  app.get('/metrics', async ({ headers }, reply) => {
    if (settings.metricsToken === null || !mayRead(headers, settings)) throw new Problem('notFound')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  const own = settings.metricsPort === null ? null : await listen(registry, settings)
  return async () => {
    if (own === null) return
    own.closeAllConnections()
    await new Promise((resolve) => own.close(resolve))
  }
}

function observe(app: FastifyInstance) {
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
  return registry
}

async function listen(registry: Registry, settings: Settings): Promise<Server> {
  const server = createServer(({ url, headers }, response) => {
    if (url !== '/metrics' || !mayRead(headers, settings)) return void response.writeHead(404).end()
    void send()
    async function send() {
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType }).end(text)
    }
  })
  server.listen({ host: settings.host, port: settings.metricsPort })
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error) || errorCode(error) !== 'EADDRINUSE') throw error
    throw new ConfigError(`${error.message}. Set ATRIUM_METRICS_PORT to another one.`)
  }
  return server
}

function mayRead({ authorization = '' }: IncomingHttpHeaders, { metricsToken }: Settings) {
  return metricsToken === null || sameText(authorization, `Bearer ${metricsToken}`)
}
