import { setTimeout as wait } from 'node:timers/promises'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
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
  /** Those that have asked for nothing yet. */
  unused: Unused
  /** How long a balancer that watches `/readyz` is given to send people elsewhere. */
  drainMs: number
}

/**
 * First the process is not ready any more, and each answer ends its connection, while new ones are still taken, so that
 * a balancer that was not told yet loses nothing. Then it stops listening, finishes the requests that were begun, and
 * cuts the connections that are still there after 20 seconds.
 */
export async function closeGracefully(app: FastifyInstance, { gate, unused, drainMs }: Options) {
  const linger = await lingerMs(app, { gate, drainMs })
  gate.leave()
  if (linger > 0) await wait(linger)
  const sweep = setInterval(() => {
    app.server.closeIdleConnections()
    unused.close()
  }, sweepEveryMs)
  const limit = setTimeout(() => app.server.closeAllConnections(), longestMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(limit)
  }
}

/**
 * Browsers open connections ahead of what they may ask. For Node a connection that never asked anything is as busy as
 * one whose request is just coming in, and it holds up the end for as long as it may.
 */
export function watchUnused(server: Server) {
  const opened = new Map<Socket, number>()
  server.on('connection', (socket) => {
    opened.set(socket, performance.now())
    socket.once('close', () => opened.delete(socket))
  })
  server.on('request', ({ socket }) => opened.delete(socket))
  return {
    /** A request may be on its way on one that was opened a moment ago. */
    close() {
      const before = performance.now() - shortMs
      for (const [socket, openedAt] of opened) if (openedAt < before && socket.bytesRead === 0) socket.destroy()
    },
  }
}

type Unused = ReturnType<typeof watchUnused>

async function lingerMs(app: FastifyInstance, { gate, drainMs }: Pick<Options, 'gate' | 'drainMs'>) {
  if (gate.askedAt !== null && performance.now() - gate.askedAt < watchedForMs) return drainMs
  const { promise, resolve } = Promise.withResolvers<number>()
  app.server.getConnections((_error, count) => resolve(count))
  return (await promise) > 0 ? Math.min(shortMs, drainMs) : 0
}
