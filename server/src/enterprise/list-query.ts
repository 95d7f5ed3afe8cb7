import { sql } from 'kysely'
import type { Db } from '../db/tx.ts'
import { isSearch, matches, type EnterpriseFilter } from './filter.ts'
import { isKnownLarge, rememberLarge } from './large-lists.ts'
import { provisionKind } from './progress-query.ts'

/** Counting further would cost more than the page itself; the list then shows "10 000+". */
const countLimit = 10_001

const sortColumns = {
  name: sql`enterprise.name collate atrium_name`,
  createdAt: sql`enterprise.created_at`,
  userCount: sql`enterprise.user_count`,
  status: sql`enterprise.status`,
} as const

/**
 * One page of the list and how many there are, counted up to `countLimit`. A text that few enterprises hold is found
 * first and sorted then; one that many hold is met soon when walking the list in its order. The planner cannot tell
 * which: it guesses, and a wrong guess walks through everything.
 */
export async function selectEnterprises(db: Db, filter: EnterpriseFilter) {
  if (isKnownLarge(filter)) return { total: countLimit, rows: await walk(db, filter) }
  const { total, rows } = isSearch(filter) ? await search(db, filter) : { total: await count(db, filter), rows: null }
  if (total >= countLimit) rememberLarge(filter)
  return { total, rows: rows ?? (await walk(db, filter)) }
}

async function count(db: Db, filter: EnterpriseFilter) {
  const some = db
    .selectFrom('enterprise')
    .select(sql`1`.as('one'))
    .where(matches(filter))
    .limit(countLimit)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Finds, counts and sorts in one statement. `rows` is null when there are too many to sort, or none to tell the total. */
async function search(db: Db, filter: EnterpriseFilter) {
  const found = db
    .selectFrom('enterprise')
    .select(['enterprise.id', sortColumns[filter.sort].as('sort_key')])
    .where(matches(filter))
    .limit(countLimit)
  const paged = db
    .with(
      (cte) => cte('found').materialized(),
      () => found,
    )
    .with('page', (query) =>
      query
        .selectFrom('found')
        .select('found.id')
        .orderBy('found.sort_key', filter.order)
        .orderBy('found.id', filter.order)
        .offset(filter.iDisplayStart)
        .limit(filter.iDisplayLength),
    )
  const rows = await enterpriseRows(paged)
    .select(sql<number>`(select count(*) from found)`.as('total'))
    .where('enterprise.id', 'in', sql<string>`(select id from page)`)
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy('enterprise.id', filter.order)
    .execute()
  const total = rows[0]?.total ?? (filter.iDisplayStart === 0 ? 0 : await count(db, filter))
  return { total, rows: total < countLimit ? rows : null }
}

/** Reads the list in its order. The id breaks ties, so that no row shows on two pages or on none. */
function walk(db: Db, filter: EnterpriseFilter) {
  return enterpriseRows(db)
    .where(matches(filter))
    .orderBy(sortColumns[filter.sort], filter.order)
    .orderBy('enterprise.id', filter.order)
    .offset(filter.iDisplayStart)
    .limit(filter.iDisplayLength)
    .execute()
}

export async function selectEnterprise(db: Db, entId: string) {
  return enterpriseRows(db)
    .where('enterprise.id', '=', entId)
    .where('enterprise.deleted_at', 'is', null)
    .executeTakeFirst()
}

function enterpriseRows(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('enterprise')
    .leftJoin('saas_category', 'saas_category.id', 'enterprise.saas_id')
    .leftJoin('enterprise as parent', 'parent.id', 'enterprise.parent_id')
    .leftJoin('user_account as owner', 'owner.id', 'enterprise.owner_user_id')
    .leftJoin('job', (join) => join.onRef('job.key', '=', 'enterprise.id').on('job.kind', '=', provisionKind))
    .select([
      'enterprise.id as entid',
      'enterprise.name',
      'enterprise.short_name as shortName',
      'enterprise.ent_type as entType',
      'enterprise.saas_id as saasId',
      'saas_category.name as saasNameZh',
      'saas_category.name_en as saasNameEn',
      'enterprise.parent_id as parentId',
      'parent.name as parentName',
      'enterprise.private',
      'enterprise.is_control as isControl',
      'enterprise.saas_ent_type as saasEntType',
      'enterprise.self',
      'enterprise.status',
      'job.percent',
      'job.status as provisioning',
      'enterprise.user_count as userCount',
      'enterprise.user_quota as userQuota',
      'owner.name as adminName',
      'enterprise.created_at as createdAt',
      'enterprise.updated_at as updatedAt',
      'enterprise.expires_at as expiresAt',
      'enterprise.version',
    ])
}

export type SelectedEnterprise = NonNullable<Awaited<ReturnType<typeof selectEnterprise>>>
