import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely'
import type { createGate } from './gate.ts'
import type { Begun, Line } from './line.ts'
import { currentPlace } from './place.ts'
import type { Prepared } from './prepared.ts'
import { beginStatement, roleOf, type Scope } from './scope.ts'

/** How a transaction comes to its connection. */
export type Way = { line: Line; enter: ReturnType<typeof createGate>; prepared: Prepared }

/** Takes a connection and begins with the first query; a transaction without queries takes none. */
export class ScopedConnection implements DatabaseConnection {
  #held: Promise<OpenConnection> | undefined
  #isFinished = false
  readonly #way: Way
  readonly #scope: Scope

  constructor(way: Way, scope: Scope) {
    this.#way = way
    this.#scope = scope
  }

  get isHolding() {
    return this.#held !== undefined
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isFinished) throw new Error('a query ran after its transaction ended: an await is missing')
    this.#held ??= this.#begin()
    const { client, begun } = await this.#held
    // This query travels with the beginning of the transaction: had that failed, the database would refuse this one,
    // too.
    const asked = { text: query.sql, values: [...query.parameters], ...this.#nameOf(query.sql) }
    const answer = this.#way.line.ask(client, () => client.query<R & Record<string, unknown>>(asked))
    const [result] = await Promise.all([answer, begun])
    const isWrite = result.command !== 'SELECT'
    return { rows: result.rows, numAffectedRows: isWrite ? BigInt(result.rowCount ?? 0) : undefined }
  }

  /** It runs once: a commit that fails has given the connection back, and there is nothing left to roll back. */
  async finish(how: 'commit' | 'rollback') {
    this.#isFinished = true
    // A connection that could not begin has released itself already.
    const held = await this.#held?.catch(() => undefined)
    this.#held = undefined
    if (held === undefined) return
    const command = await end({ ...held, line: this.#way.line, how })
    if (how === 'commit' && command === 'ROLLBACK') throw new Error('the transaction had failed before its commit')
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streams are for exports, which take a connection of their own')
  }

  #nameOf(text: string) {
    const name = this.#way.prepared.nameOf(text, roleOf(this.#scope))
    return name !== null && { name }
  }

  async #begin(): Promise<OpenConnection> {
    const leave = await this.#way.enter(currentPlace())
    try {
      return { ...(await this.#way.line.begin(beginStatement(this.#scope))), leave }
    } catch (error) {
      leave()
      throw error
    }
  }
}

type OpenConnection = Begun & { leave: () => void }

/** Gives the connection back; one that cannot even end its transaction is thrown away. */
async function end({ client, leave, line, how }: OpenConnection & { line: Line; how: 'commit' | 'rollback' }) {
  try {
    const { command } = await line.ask(client, () => client.query(how))
    line.giveBack(client, { isBroken: false })
    return command
  } catch (error) {
    line.giveBack(client, { isBroken: true })
    if (how === 'commit') throw error
    return null
  } finally {
    leave()
  }
}

export function scopedDialect(connection: ScopedConnection) {
  return postgresDialect(() => scopedDriver(connection))
}

export function postgresDialect(createDriver: () => Driver) {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver,
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
