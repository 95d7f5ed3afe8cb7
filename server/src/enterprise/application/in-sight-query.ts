import type { ApplicationState, CallParsed, Lang } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../foundation/query/list/conditions.ts'
import { inOrder } from '../../foundation/query/list/list-query.ts'
import { audienceCounts } from './access-query.ts'

type Filter = CallParsed<'listEnterpriseApplications'>
type Query = { filter: Filter; lang: Lang }

/** All applications of the enterprise of the transaction that the filter finds, but for its text, in the order of the list. */
export function selectInSight(db: Db, { filter, lang }: Query) {
  const { sort, order } = filter
  const found = db
    .selectFrom('application')
    .leftJoin('app_version as live', (join) =>
      join
        .onRef('live.ent_id', '=', 'application.ent_id')
        .onRef('live.app_id', '=', 'application.id')
        .onRef('live.number', '=', 'application.live_version'),
    )
    .leftJoin('user_account as publisher', 'publisher.id', 'live.made_by')
    .select(['application.id', 'application.name', 'application.name_en as nameEn', 'application.kind'])
    .select(['application.icon', 'application.color'])
    .select(['application.version', 'application.live_version as liveVersion', 'application.audience'])
    .select(['live.made_at as publishedAt', 'live.made_by as publishedById', 'publisher.name as publishedBy'])
    .select([state.as('state'), ...audienceCounts])
    .where((eb) => eb.and(those(conditions(filter))))
  const by = [sortColumns(lang)[sort], sql`application.id`]
  return inOrder(found, { by, order, hasNullsLast: sort === 'publishedAt' }).execute()
}

export type ApplicationInSight = Awaited<ReturnType<typeof selectInSight>>[number]

const state = sql<ApplicationState>`case
  when application.kind = 'built' and application.live_version is null then 'draft'
  when application.visible then 'published' else 'hidden' end`

/** The name as the caller reads it. */
function sortColumns(lang: Lang) {
  const name = lang === 'en-US' ? sql`coalesce(application.name_en, application.name)` : sql`application.name`
  return {
    name: sql`${name} collate atrium_name`,
    publishedAt: sql`live.made_at`,
  } satisfies SortColumns<'listEnterpriseApplications'>
}

// Its space has no other enterprise; a text is looked for in what was read (`matching`).
function conditions({ state: wanted, kind }: Filter) {
  return {
    entid: undefined,
    iSearch: undefined,
    state: when(wanted, (one) => sql<boolean>`${state} = ${one}`),
    kind: when(kind, (one) => sql<boolean>`application.kind = ${one}`),
  } satisfies Conditions<'listEnterpriseApplications'>
}
