import type { FastifyInstance } from 'fastify'
import { Problem } from '@atrium/shared-utility/contract'

/** Whether a process serves: not yet, now, or on its way out. */
export type Gate = {
  readonly isOpen: boolean
  readonly isLeaving: boolean
  /** When a monitor last asked whether the process is ready, on the clock of `performance.now()`; null: never. */
  askedAt: number | null
  open(): void
  leave(): void
  guard(app: FastifyInstance): void
}

const watched = /^\/(livez|readyz)$/

/**
 * The address is taken before anything is written, so that a start which cannot listen has changed nothing. A request
 * that comes in that moment waits until there is something to serve. A request to a process that leaves is served, and
 * told to take another connection next time.
 */
export function createGate(): Gate {
  const decided = Promise.withResolvers<boolean>()
  let state: 'closed' | 'open' | 'leaving' = 'closed'
  return {
    get isOpen() {
      return state === 'open'
    },
    get isLeaving() {
      return state === 'leaving'
    },
    askedAt: null,
    open() {
      state = 'open'
      decided.resolve(true)
    },
    leave() {
      state = 'leaving'
      decided.resolve(false)
    },
    guard(app) {
      app.addHook('onRequest', async ({ url }) => {
        if (state !== 'closed' || watched.test(url)) return
        if (!(await decided.promise)) throw new Problem('databaseUnavailable')
      })
      app.addHook('onSend', async (_request, reply) => {
        if (state === 'leaving') reply.header('connection', 'close')
      })
    },
  }
}
