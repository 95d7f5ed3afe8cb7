import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that is one text of SQL. There is no way back: a mistake is mended by the next migration. */
export function forward(text: string): Migration {
  return {
    // A migration does not know the types of the schema: it must not know today's tables.
    async up(db: Kysely<unknown>) {
      await sql.raw(text).execute(db)
    },
  }
}

/**
 * Functions that run as their owner: they look into the schema first and into the temporary one last, and no role may
 * call them without a grant.
 */
export function asOwner(...functions: string[]) {
  const each = functions.map(
    (one) => `
  execute format('alter function ${one} set search_path = %I, pg_temp', current_schema());
  revoke execute on function ${one} from public;`,
  )
  return `do $$\nbegin${each.join('')}\nend $$;`
}
