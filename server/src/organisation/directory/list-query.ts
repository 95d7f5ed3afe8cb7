import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Database } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { those, when, type Conditions } from '../../foundation/query/list/conditions.ts'
import { searchList } from '../../foundation/query/list/large-list-query.ts'
import { selectList, type Order } from '../../foundation/query/list/list-query.ts'
import { normalName } from '../../foundation/query/list/names.ts'
import { nameHolds } from '../../identity/people/person/search-query.ts'
import { isVerifiedSql } from '../../identity/people/membership/verification-query.ts'
import { isBelow } from '../department/below-query.ts'

type Filter = CallParsed<'listDirectory'> & { entId: string }
type Tables = Database & { m: Database['membership']; u: Database['user_account'] }

const shown = ['u.id as userId', 'u.name', 'm.user_type as userType', isVerifiedSql.as('isVerified')] as const

/** Searched by name alone: what people sign in with is not their colleagues' to try out. */
export function selectColleagues(db: Db, filter: Filter) {
  const all = colleagues(db, filter.entId)
  const found = all.where((eb) => eb.and(those(conditions(filter, eb))))
  const by = [sql`u.name collate atrium_name`, sql`u.id`]
  const list = { found, page: filter, order: { by, order: 'asc' } satisfies Order }
  if (!filter.iSearch) return selectList(db, { ...list, rows: found.select([...shown]) })
  return searchList(db, { ...list, rows: all.select([...shown]), id: sql<string>`u.id` })
}

/** Among so many people of an enterprise a name that many have is met soon, and the index of all people need not be asked. */
const firstPeople = 500
const mostFound = 50
/** So many are no fewer than a person is shown. */
const enough = 10

/**
 * Some people of an enterprise whose name holds a text or is said so, by id. In the scope of the platform, where an index finds
 * them: with the policy of a space each person would be looked at. Read what they are called in the space (`selectNamed`).
 */
export async function findNamed(db: Db, { entId, text }: { entId: string; text: string }) {
  const first = db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', entId)
    .where('status', '=', 'active')
    .orderBy('user_id')
    .limit(firstPeople)
  const met = await db
    .selectFrom(first.as('m'))
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where(nameHolds(text, 'notAsked'))
    .limit(mostFound)
    .execute()
  if (met.length >= enough) return met.map(({ id }) => id)
  // The index first and alone: joined at once, the database might compare each name as often as there are people.
  const found = await db
    .with(
      (cte) => cte('named').materialized(),
      () => db.selectFrom('user_account as u').select('u.id').where('u.deleted_at', 'is', null).where(nameHolds(text)),
    )
    .selectFrom('named')
    .innerJoin('membership as m', (join) => join.onRef('m.user_id', '=', 'named.id').on('m.ent_id', '=', entId))
    .select('named.id')
    .where('m.status', '=', 'active')
    .limit(mostFound)
    .execute()
  return found.map(({ id }) => id)
}

type NameSearch = { entId: string; text: string; ids: readonly string[]; most: number }

/** Of these people those of the enterprise, those whose name begins with the text first, each with the main department. */
export function selectNamed(db: Db, { entId, text, ids, most }: NameSearch) {
  const begins = sql<boolean>`starts_with(lower(normalize(u.name, NFKC)), ${normalName(text)})`
  return colleagues(db, entId)
    .leftJoin('department_member as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('p.is_main', '=', true))
    .leftJoin('department as d', 'd.id', 'p.department_id')
    .select(['u.id as userId', 'u.name', 'd.name as department', 'd.name_en as departmentEn'])
    .where('u.id', 'in', [...ids])
    .where(nameHolds(text, 'notAsked'))
    .orderBy(begins, 'desc')
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .limit(most)
    .execute()
}

export type SelectedColleague = Awaited<ReturnType<typeof selectColleagues>>['rows'][number]

export function findColleague(db: Db, { userId, entId }: { userId: string; entId: string }) {
  return colleagues(db, entId)
    .select([...shown])
    .where('u.id', '=', userId)
    .executeTakeFirst()
}

// The enterprise is named because one's own memberships are to be seen from everywhere.
function colleagues(db: Db, entId: string) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
}

function conditions({ departmentId, iSearch }: Filter, eb: ExpressionBuilder<Tables, 'm' | 'u'>) {
  const isIn = (id: string) =>
    eb.exists(
      eb
        .selectFrom('department_member as p')
        .innerJoin('department as d', 'd.id', 'p.department_id')
        .select('p.user_id')
        .whereRef('p.user_id', '=', 'm.user_id')
        .where(isBelow(id)),
    )
  return {
    departmentId: when(departmentId, isIn),
    iSearch: when(iSearch, (text) => nameHolds(text, 'notAsked')),
  } satisfies Conditions<'listDirectory'>
}

/** The departments of people, of each the main one first. */
export function selectPlaces(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('department_member as p')
    .innerJoin('department as d', 'd.id', 'p.department_id')
    .select(['p.user_id as userId', 'p.department_id as departmentId', 'p.title', 'p.is_main as isMain'])
    .select(['d.name', 'd.name_en as nameEn'])
    .select(sql<boolean>`d.head_id is not distinct from p.user_id`.as('isHead'))
    .where('p.user_id', 'in', [...userIds])
    .orderBy('p.is_main', 'desc')
    .orderBy('p.added_at')
    .orderBy('p.department_id')
    .execute()
}

export function selectPhones(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('colleague_phone')
    .select(['user_id', 'phone'])
    .where('user_id', 'in', [...userIds])
    .execute()
}
