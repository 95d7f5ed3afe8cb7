import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { databaseProblem, isRetryable } from './failure.ts'
import { beginStatement, type Scope } from './scope.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

/**
 * Runs `work` in one transaction in a scope. Serialisation failures and deadlocks are tried again, so
 * `work` must have no effect outside the database. Throws databaseUnavailable or overloaded.
 */
export type Transact = <T>(scope: Scope, work: (db: Db) => Promise<T>) => Promise<T>

const attempts = 4

export function createTransact(pool: Pool): Transact {
  return async (scope, work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transactOnce({ pool, scope, work })
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw databaseProblem(error)
      }
    }
  }
}

async function transactOnce<T>({ pool, scope, work }: { pool: Pool; scope: Scope; work: (db: Db) => Promise<T> }) {
  const connection = new ScopedConnection(pool, scope)
  const db = new Kysely<Database>({ dialect: scopedDialect(connection) })
  try {
    const result = await work(db)
    await connection.finish('commit')
    return result
  } catch (error) {
    await connection.finish('rollback')
    throw error
  }
}

/** Takes a connection and begins with the first query; a transaction without queries takes none. */
class ScopedConnection implements DatabaseConnection {
  #client: Promise<PoolClient> | undefined
  #isFinished = false
  readonly #pool: Pool
  readonly #scope: Scope

  constructor(pool: Pool, scope: Scope) {
    this.#pool = pool
    this.#scope = scope
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isFinished) throw new Error('a query ran after its transaction ended: an await is missing')
    this.#client ??= this.#begin()
    const client = await this.#client
    const result = await client.query<R & Record<string, unknown>>(query.sql, [...query.parameters])
    const isWrite = result.command !== 'SELECT'
    return { rows: result.rows, numAffectedRows: isWrite ? BigInt(result.rowCount ?? 0) : undefined }
  }

  /** Once: a commit that fails has given the connection back, and there is nothing left to roll back. */
  async finish(how: 'commit' | 'rollback') {
    this.#isFinished = true
    // A connection that could not begin has released itself already.
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    if (client === undefined) return
    const command = await end(client, how)
    if (how === 'commit' && command === 'ROLLBACK') throw new Error('the transaction had failed before its commit')
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streams are for exports, which take a connection of their own')
  }

  async #begin() {
    const client = await this.#pool.connect()
    try {
      await client.query(beginStatement(this.#scope))
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

/** Gives the connection back; one that cannot even end its transaction is thrown away. */
async function end(client: PoolClient, how: 'commit' | 'rollback') {
  try {
    const { command } = await client.query(how)
    client.release()
    return command
  } catch (error) {
    client.release(true)
    if (how === 'commit') throw error
    return null
  }
}

function scopedDialect(connection: ScopedConnection) {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => scopedDriver(connection),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

function scopedDriver(connection: ScopedConnection): Driver {
  const refuse = async () => {
    throw new Error('a call has one transaction already: use its db as it is')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  }
}
