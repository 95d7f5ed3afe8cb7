import { sql } from 'kysely'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'
import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

const mostRanges = 1000

export type LinkRow = Row<'package_link'>

export async function insertLink(db: Db, link: NewRow<'package_link'>) {
  await db.insertInto('package_link').values(link).execute()
}

/** A link with what it leads to. */
export function findLink(db: Db, id: string) {
  return db
    .selectFrom('package_link as l')
    .innerJoin('mobile_package as p', 'p.id', 'l.package_id')
    .selectAll('l')
    .select(['p.platform', 'p.status', 'p.to_all', 'p.file_id', 'p.package_name', 'p.version_name'])
    .select(['p.version_code', 'p.label'])
    .where('l.id', '=', id)
    .executeTakeFirst()
}

type Having = { id: string; to_all: boolean; entId: string; now: Date }

/** Whether an enterprise has a package: one that lets its people in no longer has none. */
export async function has(db: Db, { id, to_all: toAll, entId, now }: Having) {
  const found = await db
    .selectFrom('enterprise as e')
    .select('e.id')
    .where('e.id', '=', entId)
    .where(letsPeopleIn('e', now))
    .$if(!toAll, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('package_enterprise as h')
            .select('h.ent_id')
            .where('h.package_id', '=', id)
            .whereRef('h.ent_id', '=', 'e.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return found !== undefined
}

type Use = { ip: string; userAgent: string; now: Date }

/** Stores the caller who used the link first. */
export async function noteUse(db: Db, id: string, { ip, userAgent, now }: Use) {
  await db
    .updateTable('package_link')
    .set({ used_at: now, ip, user_agent: userAgent.slice(0, 400) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute()
}

type Sent = { first: number; bytes: number }

/** A caller who fetches the same bytes again has not fetched the file: the ranges that were sent are stored, too. */
export async function noteSent(db: Db, id: string, { first, bytes }: Sent) {
  const range = sql`int8multirange(int8range(${first}::bigint, ${first + bytes}::bigint))`
  await db
    .updateTable('package_link')
    .set({
      sent_bytes: sql<number>`sent_bytes + ${bytes}`,
      // A caller who takes a file apart into thousands of pieces is not followed any further.
      sent_ranges: sql<string>`case when (select count(*) from unnest(sent_ranges)) < ${mostRanges}
        then sent_ranges + ${range} else sent_ranges end`,
    })
    .where('id', '=', id)
    .execute()
}
