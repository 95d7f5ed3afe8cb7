import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { databaseProblem, isRetryable } from './failure.ts'
import { createGate } from './gate.ts'
import { Line } from './line.ts'
import { whileHolding } from './place.ts'
import { Prepared } from './prepared.ts'
import type { Scope } from './scope.ts'
import { ScopedConnection, scopedDialect, type Way } from './scoped-connection.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

/**
 * Runs `work` in one transaction in a scope. Serialisation failures and deadlocks are tried again, so
 * `work` must have no effect outside the database. Throws databaseUnavailable or overloaded.
 */
export type Transact = <T>(scope: Scope, work: (db: Db) => Promise<T>) => Promise<T>

const attempts = 4

/** For how long one waits for a connection, at least and at most, in milliseconds. */
type Waits = readonly [number, number]
const usualWaits: Waits = [4000, 10_000]

export function createTransact(pool: Pool, waits = usualWaits): Transact {
  const line = new Line(pool)
  const prepared = new Prepared()
  const enter = createGate({
    most: pool.options.max,
    patienceMs: () => line.latency.times(12, waits),
    stuckMs: () => line.latency.times(10, [3000, 8000]),
  })
  return async (scope, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transactOnce({ way: { line, enter, prepared }, scope, work })
      } catch (error) {
        if (attempt === attempts || !(isRetryable(error) || prepared.isOver(error))) throw databaseProblem(error)
      }
    }
  }
}

async function transactOnce<T>({ way, scope, work }: { way: Way; scope: Scope; work: (db: Db) => Promise<T> }) {
  const connection = new ScopedConnection(way, scope)
  const db = new Kysely<Database>({ dialect: scopedDialect(connection) })
  try {
    const result = await whileHolding(
      () => connection.isHolding,
      () => work(db),
    )
    await connection.finish('commit')
    return result
  } catch (error) {
    await connection.finish('rollback')
    throw error
  }
}
