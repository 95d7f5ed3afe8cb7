import { jobKinds, type CallParsed, type JobState } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { JobEvent } from '../../../foundation/job/tables.ts'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { countFound } from '../../../foundation/query/list/list-query.ts'
import { accountsCalled } from '../../../identity/people/person/accounts-query.ts'

type Filter = CallParsed<'listJobs'>
type Builder = ExpressionBuilder<Database & { j: Database['job'] }, 'j'>

const sortColumns = { createdAt: sql`j.created_at` } satisfies SortColumns<'listJobs'>

/** The names that the table has for the states. */
const statuses = {
  waiting: 'queued',
  running: 'running',
  failed: 'failed',
  done: 'done',
  cancelled: 'cancelled',
} as const satisfies Record<JobState, string>

export function selectJobs(db: Db, filter: Filter) {
  const found = known(db).where((eb) => eb.and(those(conditions(filter, eb))))
  const by = [sortColumns[filter.sort], sql`j.id`]
  return selectLargeList(db, {
    key: ['listJobs', filter],
    isSearch: Boolean(filter.iSearch),
    found,
    id: sql<string>`j.id`,
    rows: withNames(known(db)),
    page: filter,
    order: { by, order: filter.order },
  })
}

/** How many there are in a state, as far as lists count. */
export function countJobs(db: Db, state: JobState) {
  return countFound(db, known(db).where('j.status', '=', statuses[state]))
}

export function selectJob(db: Db, id: string) {
  return withNames(known(db)).select(['j.step', 'j.log']).where('j.id', '=', id).executeTakeFirst()
}

export type SelectedJob = Awaited<ReturnType<typeof selectJobs>>['rows'][number]

/** The names of those who have intervened, by their ids. */
export async function selectActors(db: Db, log: readonly JobEvent[]) {
  const ids = log.flatMap(({ by }) => by ?? [])
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('user_account').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A job that another release left behind under an unknown name cannot be handled. */
function known(db: Db) {
  return db.selectFrom('job as j').where('j.kind', 'in', jobKinds)
}

// Subqueries, not joins: they run for the rows of the page alone.
function withNames(query: ReturnType<typeof known>) {
  return query
    .select(['j.id', 'j.kind', 'j.status', 'j.percent', 'j.attempts', 'j.error_key', 'j.ent_id', 'j.user_id'])
    .select(['j.created_at', 'j.started_at', 'j.ended_at', 'j.lease_until'])
    .select((eb) => {
      const user = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'j.user_id')
      return [
        eb.selectFrom('enterprise as e').whereRef('e.id', '=', 'j.ent_id').select('e.name').as('ent_name'),
        user.select('u.name').as('user_name'),
        user.select('u.login_id').as('login_id'),
      ]
    })
}

function conditions({ state, kind, entid, userid, from, to, iSearch }: Filter, eb: Builder) {
  return {
    state: when(state === 'all' ? undefined : state, (wanted) => eb('j.status', '=', statuses[wanted])),
    kind: when(kind, (wanted) => eb('j.kind', '=', wanted)),
    entid: when(entid, (id) => eb('j.ent_id', '=', id)),
    userid: when(userid, (id) => eb('j.user_id', '=', id)),
    from: when(from, (moment) => eb('j.created_at', '>=', new Date(moment))),
    to: when(to, (moment) => eb('j.created_at', '<', new Date(moment))),
    // Whole texts: a person looks for what a log, a mail or another page has said.
    iSearch: when(iSearch, (text) =>
      eb.or([
        eb('j.id', '=', text),
        eb('j.ent_id', '=', text),
        eb('j.user_id', '=', accountsCalled(text, { withNames: true })),
      ]),
    ),
  } satisfies Conditions<'listJobs'>
}
