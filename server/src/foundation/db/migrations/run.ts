import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that is one text of SQL. There is no way back: a mistake is mended by the next migration. */
export function forward(text: string): Migration {
  return {
    // A migration stands before any type of the schema: it must not know today's tables.
    async up(db: Kysely<unknown>) {
      await sql.raw(text).execute(db)
    },
  }
}
