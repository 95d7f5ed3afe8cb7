import type { FastifyInstance } from 'fastify'

const sweepEveryMs = 100
const longestMs = 20_000
const closing = new WeakSet<FastifyInstance>()

/** Lets answers on their way leave with the word that the connection ends: a busy one would otherwise turn idle and stay. */
export function prepareToClose(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply) => {
    if (closing.has(app)) reply.header('connection', 'close')
  })
}

/** Takes no new connection, finishes what was begun, cuts what is still there after 20 seconds. */
export async function closeGracefully(app: FastifyInstance) {
  closing.add(app)
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepEveryMs)
  const limit = setTimeout(() => app.server.closeAllConnections(), longestMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(limit)
  }
}
