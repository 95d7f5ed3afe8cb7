import type { FastifyReply, FastifyRequest } from 'fastify'

export const faultKinds = ['slow', 'error', 'html', 'malformed', 'huge', 'redirect', 'rateLimit'] as const
export type FaultKind = (typeof faultKinds)[number]

/** `path` is any part of an address; `times` says how often, default always. */
export type Fault = { kind: FaultKind; path: string; times?: number }

export function createFaults() {
  let faults: Fault[] = []
  return {
    add(fault: Fault) {
      faults.push({ ...fault })
    },
    clear() {
      faults = []
    },
    /** The fault that an address has now, used up by one. */
    next(url: string): FaultKind | null {
      const found = faults.find(({ path, times }) => url.includes(path) && times !== 0)
      if (found === undefined) return null
      if (found.times !== undefined) found.times -= 1
      return found.kind
    },
  }
}

/** Sends what the fault is about; `slow` sends nothing, until the other side gives up. */
export function sendFault(kind: FaultKind, { reply }: { request: FastifyRequest; reply: FastifyReply }) {
  switch (kind) {
    case 'slow':
      return reply.hijack()
    case 'error':
      return reply.code(500).send({ message: 'internal error' })
    case 'html':
      return reply.type('text/html').send('<html><body>502 Bad Gateway</body></html>')
    case 'malformed':
      return reply.type('application/json').send('{"errcode":0,')
    case 'huge':
      return reply.type('application/json').send(JSON.stringify({ errcode: 0, filler: 'x'.repeat(100_000) }))
    case 'redirect':
      return reply.redirect('/elsewhere')
    case 'rateLimit':
      return reply.code(429).send({ errcode: 90018, errmsg: 'too many requests', code: 99991400, msg: 'limit' })
  }
}
