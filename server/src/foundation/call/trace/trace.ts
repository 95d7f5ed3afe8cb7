import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transact } from '../../db/tx.ts'

/**
 * What the process does, told to a collector of traces when the environment names one. A request and an attempt at a
 * job are traces; transactions and calls of other servers are parts of them. Nothing is told of persons, and nothing
 * that a person typed.
 */
export type Trace = {
  /** The id of a request that has come, by which answer, log and trace name it. */
  requestId(request: IncomingMessage): string
  /** Everything that a request has this server do becomes a part of it. */
  follow(app: FastifyInstance): void
  /** Ends a request whose answer passes no hook; `follow` does so for all others. */
  endWith(request: FastifyRequest, reply: FastifyReply): void
  /** Adds what is known by now of the request or the job that is under way. */
  note(facts: Facts): void
  job<T>(job: TracedJob, work: () => Promise<T>): Promise<T>
  transactions(tx: Transact): Transact
  /** Sends what is left, and waits for a silent collector for seconds only. */
  stop(): Promise<void>
}

export type Facts = { call?: string; problem?: string }
export type TracedJob = { kind: string; id: string; attempts: number }

/** Stands in where no collector is named. */
export const noTrace: Trace = {
  requestId: () => randomUUID(),
  follow: () => {},
  endWith: () => {},
  note: () => {},
  job: (_job, work) => work(),
  transactions: (tx) => tx,
  stop: async () => {},
}

declare module '../context/services.ts' {
  interface Services {
    trace: Trace
  }
}
