import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { roles } from './scope.ts'

/**
 * Takes away what PostgreSQL lets everyone do in a database and no request needs: temporary tables, which would stand
 * before ours. Grants the builder of applications' tables what it needs: schemas of its own. It runs at every start,
 * because neither a dump nor a copy carries it. It logs what your own server grants too much.
 */
export async function restrictDatabase(pool: Pool, log: Logger) {
  await pool.query(revokeText)
  const { rows } = await pool.query<RoleRow>(findText, [roles.tenant])
  const [found] = rows
  if (found?.mayAll === true)
    log.warn(
      { user: found.user },
      'the user of DATABASE_URL is a superuser: give it the database only (docs/operations.md)',
    )
  if (found?.mayMakeTables === true)
    log.warn({ database: found.database }, 'everybody may make temporary tables here: make the portal its owner')
}

type RoleRow = { user: string; database: string; mayAll: boolean; mayMakeTables: boolean }

const findText = `
select current_user as "user", current_database() as database, rolsuper or rolbypassrls as "mayAll",
  has_database_privilege($1, current_database(), 'temporary') as "mayMakeTables"
from pg_roles where rolname = current_user`

// It takes a lock, because the second of two processes that start together would fail on the row that the first one
// changes.
const revokeText = `
do $$
declare one text;
begin
  perform pg_advisory_xact_lock(hashtextextended('atrium_restrict', 0));
  if pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage')
    and has_database_privilege('public', current_database(), 'temporary, create') then
    execute format('revoke temporary, create on database %I from public', current_database());
  end if;
  if pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage')
    and not has_database_privilege('${roles.builder}', current_database(), 'create') then
    execute format('grant create on database %I to ${roles.builder}', current_database());
  end if;
  -- A dump that was restored without owners: who restored it owns them.
  for one in
    select format('schema %I', nspname) from pg_namespace
      where nspname like 'records\\_%' and nspowner = current_user::regrole
    union all
    select format('table %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname like 'records\\_%' and relkind = 'r' and relowner = current_user::regrole
  loop
    execute format('alter %s owner to ${roles.builder}', one);
  end loop;
end $$`
