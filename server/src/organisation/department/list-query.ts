import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../foundation/query/list/conditions.ts'
import { selectList, type Order } from '../../foundation/query/list/list-query.ts'
import { passedHolds } from '../../identity/people/person/search-query.ts'
import { isBelow } from './below-query.ts'

type Filter = CallParsed<'listDepartmentMembers'> & { entId: string }
type Tables = Database & {
  m: Database['membership']
  u: Database['user_account']
  p: Database['department_member']
  d: Database['department']
}

/** A row for each department of each person, and one for people who are in none. */
export function selectDepartmentMembers(db: Db, filter: Filter) {
  const found = members(db, filter)
  const rows = found
    .select(['u.id as userId', 'u.name', 'u.login_id as loginId'])
    .select(['d.name as departmentName', 'd.name_en as departmentNameEn'])
    .select(['p.department_id as departmentId', 'p.title', 'p.is_main as isMain'])
    .select((eb) => [
      sql<boolean | null>`d.head_id = u.id`.as('isHead'),
      eb('m.status', '=', 'suspended').$castTo<boolean>().as('isSuspended'),
    ])
  const by = [sql`u.name collate atrium_name`, sql`u.id`, sql`p.department_id`]
  return selectList(db, { found, rows, page: filter, order: { by, order: 'asc' } satisfies Order })
}

// The enterprise is named because one's own memberships are to be seen from everywhere.
function members(db: Db, filter: Filter) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .leftJoin('department_member as p', (join) =>
      join.onRef('p.ent_id', '=', 'm.ent_id').onRef('p.user_id', '=', 'm.user_id'),
    )
    .leftJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'p.ent_id').onRef('d.id', '=', 'p.department_id'),
    )
    .where('m.ent_id', '=', filter.entId)
    .where('m.status', '<>', 'left')
    .where('u.deleted_at', 'is', null)
    .where((eb) => eb.and(those(conditions(filter, eb))))
}

function conditions(
  { departmentId, isDeep, isUnplaced, iSearch }: Filter,
  eb: ExpressionBuilder<Tables, 'm' | 'u' | 'p' | 'd'>,
) {
  return {
    departmentId: when(departmentId, (id) => (isDeep ? isBelow(id) : eb('p.department_id', '=', id))),
    isDeep: undefined,
    isUnplaced: isUnplaced ? eb('p.department_id', 'is', null) : undefined,
    iSearch: when(iSearch, passedHolds),
  } satisfies Conditions<'listDepartmentMembers'>
}
