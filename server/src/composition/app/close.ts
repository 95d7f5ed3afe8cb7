import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Gate } from './gate.ts'

const sweepEveryMs = 100
const longestMs = 20_000
/** A balancer that asks less often than this does not count on the answer. */
const watchedForMs = 60_000
/** Without a balancer: time for the connections in use to hear that they end. */
const shortMs = 500

type Options = {
  gate: Gate
  /** How long whoever watches `/readyz` is given to send people elsewhere. */
  drainMs: number
}

/**
 * First the process is not ready any more, and each answer ends its connection, while new ones are still taken: a
 * balancer that was not told yet loses nothing. Then it stops listening, finishes what was begun, and cuts what is still
 * there after 20 seconds.
 */
export async function closeGracefully(app: FastifyInstance, { gate, drainMs }: Options) {
  const linger = await lingerMs(app, { gate, drainMs })
  gate.leave()
  if (linger > 0) await wait(linger)
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs)
  const limit = setTimeout(() => app.server.closeAllConnections(), longestMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(limit)
  }
}

async function lingerMs(app: FastifyInstance, { gate, drainMs }: Options) {
  if (gate.askedAt !== null && performance.now() - gate.askedAt < watchedForMs) return drainMs
  const { promise, resolve } = Promise.withResolvers<number>()
  app.server.getConnections((_error, count) => resolve(count))
  return (await promise) > 0 ? Math.min(shortMs, drainMs) : 0
}
