import { UserType, type CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { enterpriseHolds } from '../enterprise/filter-query.ts'

type Filter = CallParsed<'listEnterprisesInCare'>
type Builder = ExpressionBuilder<Database & { enterprise: Database['enterprise_in_care'] }, 'enterprise'>

const sortColumns = {
  name: sql`enterprise.name collate atrium_name`,
  createdAt: sql`enterprise.created_at`,
  userCount: sql`enterprise.user_count`,
} satisfies SortColumns<'listEnterprisesInCare'>

export function selectEnterprisesInCare(db: Db, filter: Filter) {
  const found = inCare(db).where((eb) => eb.and(those(conditions(filter, eb))))
  const order = { by: [sortColumns[filter.sort], sql`enterprise.id`], order: filter.order }
  return selectList(db, { found, rows: withColumns(found), page: filter, order })
}

export function selectEnterpriseInCare(db: Db, entId: string) {
  return withColumns(inCare(db)).where('enterprise.id', '=', entId).executeTakeFirst()
}

export type SelectedEnterprise = NonNullable<Awaited<ReturnType<typeof selectEnterpriseInCare>>>

/** Longer than any enterprise needs. */
const mostAdministrators = 100

export function selectAdministratorsInCare(db: Db, entId: string) {
  return db
    .selectFrom('person_in_care')
    .select(['id as userid', 'login_id as loginId', 'name'])
    .where('ent_id', '=', entId)
    .where('user_type', '=', UserType.administrator)
    .where('status', '=', 'active')
    .orderBy('joined_at')
    .orderBy('id')
    .limit(mostAdministrators)
    .execute()
}

// Called as the table is, so that both are searched alike.
function inCare(db: Db) {
  return db.selectFrom('enterprise_in_care as enterprise')
}

function withColumns(found: ReturnType<typeof inCare>) {
  return found
    .select(['enterprise.id as entid', 'enterprise.name', 'enterprise.short_name as shortName', 'enterprise.status'])
    .select(['enterprise.saas_id as saasId', 'enterprise.saas_name as categoryZh'])
    .select(['enterprise.saas_name_en as categoryEn', 'enterprise.user_count as userCount'])
    .select(['enterprise.user_quota as userQuota', 'enterprise.created_at as createdAt'])
    .select('enterprise.expires_at as expiresAt')
}

function conditions(filter: Filter, eb: Builder) {
  return {
    saas_id: when(filter.saas_id, (id) => eb('enterprise.saas_id', '=', id)),
    status: when(filter.status, (status) => eb('enterprise.status', '=', status)),
    iSearch: when(filter.iSearch, (text) => enterpriseHolds(text)),
  } satisfies Conditions<'listEnterprisesInCare'>
}
