import type { Pool } from 'pg'
import { StartRefused } from '../process/error/start-refused.ts'

const oldestVersion = 150_000
const connectionsNeeded = 22

type DatabaseRow = { version: number; versionName: string; encoding: string; limit: number; isStandby: boolean }

/** Refuses, before anything is changed, a server on which the portal could not work. */
export async function examineDatabase(pool: Pool) {
  const { rows } = await pool.query<DatabaseRow>(examineText)
  const [found] = rows
  if (found === undefined) return
  if (found.version < oldestVersion)
    throw new StartRefused(`The database is PostgreSQL ${found.versionName}; the portal needs version 15 or later.`)
  if (found.encoding !== 'UTF8')
    throw new StartRefused(`The database is encoded in ${found.encoding}. Create one with encoding UTF8 and name that.`)
  if (found.isStandby)
    throw new StartRefused('The database is a standby. Lead DATABASE_URL to the server that is written.')
  if (found.limit < connectionsNeeded)
    throw new StartRefused(
      `The database allows ${found.limit} connections; the portal needs ${connectionsNeeded} for each of its processes.`,
    )
}

const examineText = `
select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
  pg_encoding_to_char(encoding) as encoding, pg_is_in_recovery() as "isStandby",
  least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int,
    nullif(datconnlimit, -1), nullif(rolconnlimit, -1)) as "limit"
from pg_database, pg_roles where datname = current_database() and rolname = current_user`
