import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { roles } from './scope.ts'

/**
 * What PostgreSQL lets everybody do in a database, and no request needs: temporary tables, which would stand before ours.
 * At every start, because neither a dump nor a copy carries it. Says in the log what a server of yours grants too much.
 */
export async function restrictDatabase(pool: Pool, log: Logger) {
  await pool.query(revokeText)
  const { rows } = await pool.query<Found>(findText, [roles.tenant])
  const [found] = rows
  if (found?.mayAll === true)
    log.warn(
      { user: found.user },
      'the user of DATABASE_URL is a superuser: give it the database only (docs/operations.md)',
    )
  if (found?.mayMakeTables === true)
    log.warn({ database: found.database }, 'everybody may make temporary tables here: make the portal its owner')
}

type Found = { user: string; database: string; mayAll: boolean; mayMakeTables: boolean }

const findText = `
select current_user as "user", current_database() as database, rolsuper or rolbypassrls as "mayAll",
  has_database_privilege($1, current_database(), 'temporary') as "mayMakeTables"
from pg_roles where rolname = current_user`

// Under a lock, because of processes that start together the second would fail on the row that the first one changes.
const revokeText = `
do $$
begin
  perform pg_advisory_xact_lock(hashtextextended('atrium_restrict', 0));
  if pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage')
    and has_database_privilege('public', current_database(), 'temporary, create') then
    execute format('revoke temporary, create on database %I from public', current_database());
  end if;
end $$`
