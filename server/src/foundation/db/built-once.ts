import { DummyDriver, Kysely, sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { postgresDialect } from './scoped-connection.ts'
import type { Database } from './schema.ts'
import type { Db } from './tx.ts'

export type ValueOf<G> = <K extends keyof G & string>(key: K) => RawBuilder<G[K]>

/**
 * A statement that is put together once in this process, with its values given each time: for those that are asked with every call,
 * where putting them together costs more than sending them. `value(key)` stands in it where a value of that key goes.
 */
export function builtOnce<G extends object, R>(build: (db: Db, value: ValueOf<G>) => CompiledQuery<R>) {
  let known: CompiledQuery<R> | undefined
  return async (db: Db, given: G): Promise<R[]> => {
    known ??= build(builder, (key) => sql`${new Gap(key)}`)
    const parameters = known.parameters.map((one) => (one instanceof Gap ? given[one.key as keyof G] : one))
    return (await db.executeQuery<R>({ ...known, parameters })).rows
  }
}

/** Where a value goes. */
class Gap {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

const builder = new Kysely<Database>({ dialect: postgresDialect(() => new DummyDriver()) })
