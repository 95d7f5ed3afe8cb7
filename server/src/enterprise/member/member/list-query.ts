import type { CallParsed, Lang } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../../foundation/query/list/conditions.ts'
import { selectList, type Order } from '../../../foundation/query/list/list-query.ts'
import { neverSignedInSql, notSignedInSql } from '../../../identity/people/membership/not-signed-in-query.ts'
import { returnUntilSql } from '../../../identity/people/membership/return-query.ts'
import { isVerifiedSql } from '../../../identity/people/membership/verification-query.ts'
import { passedHolds } from '../../../identity/people/person/search-query.ts'
import { positionSql, titleIn } from './title-query.ts'

type Filter = CallParsed<'listMembers'> & { entId: string; lang: Lang }
type Tables = Database & { m: Database['membership']; u: Database['user_account'] }
type Builder = ExpressionBuilder<Tables, 'm' | 'u'>

export function selectMembers(db: Db, filter: Filter) {
  return selectList(db, { ...membersOf(db, filter), page: filter })
}

export type SelectedMember = Awaited<ReturnType<typeof selectMembers>>['rows'][number]

export function membersOf(db: Db, filter: Filter) {
  const found = members(db, filter)
  const rows = found
    .select(['u.id', 'u.name', 'u.login_id', 'u.status', 'm.status as membership'])
    .select(['m.user_type', 'm.is_owner', 'm.joined_at', 'm.left_at', returnUntilSql.as('return_until')])
    .select([titleIn(filter.lang).as('title'), positionSql.as('position')])
    .select([isVerifiedSql.as('is_verified'), neverSignedInSql.as('never_signed_in')])
  return { found, rows, order: { by: [sql`u.name collate atrium_name`, sql`u.id`], order: 'asc' } satisfies Order }
}

// The enterprise is named because one's own memberships are to be seen from everywhere.
function members(db: Db, filter: Filter) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.ent_id', '=', filter.entId)
    .where('u.deleted_at', 'is', null)
    .where((eb) => eb.and(those(conditions(filter, eb))))
}

function standingOf(standing: Filter['standing'], eb: Builder) {
  if (standing === undefined) return eb('m.status', '<>', 'left')
  if (standing === 'suspended' || standing === 'left') return eb('m.status', '=', standing)
  return eb.and([eb('m.status', '=', 'active'), standing === 'invited' ? notSignedInSql : eb.not(notSignedInSql)])
}

function conditions({ userType, standing, verification, iSearch }: Filter, eb: Builder) {
  return {
    standing: standingOf(standing, eb),
    userType: when(userType, (type) => eb('m.user_type', '=', type)),
    verification: when(verification, (is) => (is === 'verified' ? isVerifiedSql : eb.not(isVerifiedSql))),
    iSearch: when(iSearch, passedHolds),
  } satisfies Conditions<'listMembers'>
}
