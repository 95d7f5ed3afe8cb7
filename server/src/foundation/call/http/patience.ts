import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** How long a request may take to arrive, so that no client holds connections by sending next to nothing. */
export type Patience = {
  headersMs: number
  /** For all of a body; where it is a piece of a file, for its next bytes. */
  requestMs: number
  /** For all of a piece of a file. */
  pieceMs: number
  checkEveryMs: number
}

export const patience: Patience = { headersMs: 10_000, requestMs: 30_000, pieceMs: 10 * 60_000, checkEveryMs: 1000 }

type Arrival = { wait: () => void; pause: () => void }

const arrivals = new WeakMap<IncomingMessage, Arrival>()
const always: Arrival = { wait: () => undefined, pause: () => undefined }

/** Ends each request whose body does not come in time. Node itself limits what a request may take as a whole. */
export function limitArrival(app: FastifyInstance, { requestMs }: Patience) {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return
    let timer: NodeJS.Timeout | undefined
    const pause = () => clearTimeout(timer)
    const tooSlow = () => {
      const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      // A client that was answered already, and goes on sending, is not answered twice.
      if (reply.raw.headersSent) raw.socket.destroy()
      else app.server.emit('clientError', late, raw.socket)
    }
    const wait = () => {
      pause()
      if (!raw.complete && !raw.destroyed) timer = setTimeout(tooSlow, requestMs).unref()
    }
    for (const over of ['end', 'close'] as const) raw.once(over, pause)
    arrivals.set(raw, { wait, pause })
    wait()
  })
}

/** For the reader of a body as it comes: `wait` before each part of it, and `pause` while something is done with it. */
export function arrivalOf(request: IncomingMessage) {
  return arrivals.get(request) ?? always
}
