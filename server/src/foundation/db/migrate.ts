import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Pool } from 'pg'
import { readMigrations } from './migrations/index.ts'

/**
 * Brings the database up to this code, as its owner. Several processes may start at once: the first one
 * migrates under a lock that ends with its transaction, the others wait and find nothing left to do.
 */
export async function migrate(pool: Pool) {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const provider = { getMigrations: readMigrations }
  // Parallel branches take their numbers before it is known which one is merged first.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error === undefined) return results.length
  const failed = results.find((result) => result.status === 'Error')?.migrationName
  throw new Error(`The database could not be brought up to date${failed === undefined ? '' : ` (${failed})`}.`, {
    cause: error,
  })
}
