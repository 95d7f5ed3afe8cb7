import { sql } from 'kysely'
import { platform } from '../../../../foundation/db/scope.ts'
import type { Db } from '../../../../foundation/db/tx.ts'
import { jobChannel } from '../../../../foundation/job/queries.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'

type Server = Pick<TestServer, 'services'>

/** A question to the database takes more work than the sending that it waits for. */
const askAgainMs = 20

/** Waits until every code that was asked for has been sent, or has failed to be once. */
export async function settled({ services }: Server) {
  const findUntried = (db: Db) => openJobs(db).where('error_key', 'is', null).executeTakeFirst()
  await until(async () => (await services.tx(platform, findUntried)) === undefined, askAgainMs)
}

/** Has every code that could not be sent tried again at once, until it was sent or is given up. */
export async function allGivenUp({ services }: Server) {
  while ((await services.tx(platform, (db) => openJobs(db).executeTakeFirst())) !== undefined)
    await tryNow({ services })
}

function openJobs(db: Db) {
  return db.selectFrom('job').select('id').where('kind', '=', 'smsCode').where('status', 'in', ['queued', 'running'])
}

function tryNow({ services }: Server) {
  return services.tx(platform, async (db) => {
    await db
      .updateTable('job')
      .set({ lease_until: null })
      .where('kind', '=', 'smsCode')
      .where('status', '=', 'queued')
      .execute()
    await sql`select pg_notify(${jobChannel}, '')`.execute(db)
  })
}
