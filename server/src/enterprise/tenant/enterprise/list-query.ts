import { sql, type Expression } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { SortColumns } from '../../../foundation/query/list/conditions.ts'
import { countFound, countLimit, cut, inOrder } from '../../../foundation/query/list/list-query.ts'
import { knownTotal, rememberTotal } from '../../../foundation/query/list/large-counts.ts'
import { commonOfEnterprises, isSearch, matches, type EnterpriseFilter } from './filter-query.ts'
import { provisionKind } from './progress-query.ts'

const sortColumns = {
  name: sql`enterprise.name collate atrium_name`,
  createdAt: sql`enterprise.created_at`,
  userCount: sql`enterprise.user_count`,
  status: sql`enterprise.status`,
} satisfies SortColumns<'listEnterprises'>

/** How far a page may lie down the list to be read in its order, where few of those that are passed are found. */
const nearRows = 200
/** From here on counting costs more than a page that is read in the list's order. */
const many = 3_000

/**
 * One page of the list and how many there are, counted up to `countLimit`. A text that few enterprises hold is found
 * first and sorted then; one that many hold is met soon when walking the list in its order. The planner cannot tell
 * which: it guesses, and a wrong guess walks through everything.
 */
export async function selectEnterprises(db: Db, filter: EnterpriseFilter) {
  const key = ['listEnterprises', filter] as const
  const known = knownTotal(key)
  const isNear = filter.iDisplayStart + filter.iDisplayLength <= nearRows
  if (known !== undefined && (known >= countLimit || isNear)) return { total: known, rows: await walk(db, filter) }
  const { total, rows } = isSearch(filter)
    ? await search(db, {
        ...filter,
        common: await commonOfEnterprises(db, filter.name, filter.parent_name, filter.iSearch),
      })
    : { total: await count(db, filter), rows: null }
  rememberTotal(key, total, isSearch(filter) ? many : countLimit)
  return { total, rows: rows ?? (await walk(db, filter)) }
}

/** The same list, to be read on from any row of it. */
export function enterprisesOf(db: Db, filter: EnterpriseFilter) {
  const found = db.selectFrom('enterprise').where(matches(filter))
  return { found, rows: enterpriseRows(db).where(matches(filter)), order: orderOf(filter) }
}

function count(db: Db, filter: EnterpriseFilter) {
  return countFound(db, db.selectFrom('enterprise').where(matches(filter)))
}

/** Finds, counts and sorts in one statement. `rows` is null when there are too many to sort. */
async function search(db: Db, filter: EnterpriseFilter) {
  const found = db
    .selectFrom('enterprise')
    .select(['enterprise.id', sortColumns[filter.sort].as('sort_key')])
    .where(matches(filter))
    .limit(countLimit)
  const page = sql`select id from found order by sort_key ${sql.raw(filter.order)}, id ${sql.raw(filter.order)}
    offset ${filter.iDisplayStart} limit ${filter.iDisplayLength}`
  const rows = await pageOf(
    db.with(
      (cte) => cte('found').materialized(),
      () => found,
    ),
    { filter, page },
  )
    .select(sql<number>`(select count(*) from found)`.as('total'))
    .execute()
  // Beyond the last page there is no row that could tell.
  const total = rows[0]?.total ?? (filter.iDisplayStart === 0 ? 0 : await count(db, filter))
  return { total, rows: total < countLimit ? rows : null }
}

/** Reads the list in its order, in an index that holds all that is filtered by; the table is visited for the page alone. */
function walk(db: Db, filter: EnterpriseFilter) {
  const passed = matches({ ...filter, common: 'notAsked' })
  const ids = db.selectFrom('enterprise').select('enterprise.id').where(passed)
  return pageOf(db, { filter, page: cut(inOrder(ids, orderOf(filter)), filter) }).execute()
}

type Page = { filter: EnterpriseFilter; page: Expression<unknown> }

function pageOf(db: Pick<Db, 'selectFrom'>, { filter, page }: Page) {
  return inOrder(enterpriseRows(db).where('enterprise.id', '=', sql<string>`any(array(${page}))`), orderOf(filter))
}

/** The id breaks ties; states are few, so there the newest comes between. */
function orderOf({ sort, order }: EnterpriseFilter) {
  const between = sort === 'status' ? [sortColumns.createdAt] : []
  return { by: [sortColumns[sort], ...between, sql`enterprise.id`], order }
}

export async function selectEnterprise(db: Db, entId: string) {
  return enterpriseRows(db)
    .where('enterprise.id', '=', entId)
    .where('enterprise.deleted_at', 'is', null)
    .executeTakeFirst()
}

// Subqueries, not joins: planning the joins takes longer than all the reading.
function enterpriseRows(db: Pick<Db, 'selectFrom'>) {
  return db
    .selectFrom('enterprise')
    .select([
      'enterprise.id as entid',
      'enterprise.name',
      'enterprise.short_name as shortName',
      'enterprise.ent_type as entType',
      'enterprise.saas_id as saasId',
      'enterprise.parent_id as parentId',
      'enterprise.private',
      'enterprise.is_control as isControl',
      'enterprise.saas_ent_type as saasEntType',
      'enterprise.self',
      'enterprise.status',
      'enterprise.user_count as userCount',
      'enterprise.user_quota as userQuota',
      'enterprise.created_at as createdAt',
      'enterprise.updated_at as updatedAt',
      'enterprise.expires_at as expiresAt',
      'enterprise.closes_at as closesAt',
      'enterprise.close_reason as closeReason',
      'enterprise.storage_quota_mb as storageQuotaMb',
      'enterprise.app_quota as appQuota',
      'enterprise.version',
    ])
    .select((eb) => {
      const category = eb.selectFrom('saas_category').whereRef('saas_category.id', '=', 'enterprise.saas_id')
      const parent = eb.selectFrom('enterprise as parent').whereRef('parent.id', '=', 'enterprise.parent_id')
      const owner = eb.selectFrom('user_account as owner').whereRef('owner.id', '=', 'enterprise.owner_user_id')
      const job = eb.selectFrom('job').whereRef('job.key', '=', 'enterprise.id').where('job.kind', '=', provisionKind)
      return [
        category.select('saas_category.name').as('saasNameZh'),
        category.select('saas_category.name_en').as('saasNameEn'),
        parent.select('parent.name').as('parentName'),
        owner.select('owner.name').as('adminName'),
        owner.select('owner.id').as('adminId'),
        job.select('job.percent').as('percent'),
        job.select('job.status').as('provisioning'),
      ]
    })
}

export type SelectedEnterprise = NonNullable<Awaited<ReturnType<typeof selectEnterprise>>>
