import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { normalName, searchGrams } from '../enterprise/names.ts'

/** As many as a list may count to (contract/foundation/fields.ts). */
const countLimit = 10_001

type Filter = CallParsed<'listMembers'> & { entId: string }

/** The id breaks ties, so that nobody shows on two pages or on none. */
export function selectMemberPage(db: Db, filter: Filter) {
  return members(db, filter)
    .select(['u.id', 'u.name', 'u.login_id', 'u.status', 'm.user_type', 'm.is_owner', 'm.joined_at'])
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .offset(filter.iDisplayStart)
    .limit(filter.iDisplayLength)
    .execute()
}

export async function countMembers(db: Db, filter: Filter) {
  const some = members(db, filter)
    .select(sql`1`.as('one'))
    .limit(countLimit)
  const { total } = await db
    .selectFrom(some.as('some'))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

// The enterprise is named because one's own memberships are to be seen from everywhere.
function members(db: Db, { entId, userType, iSearch }: Filter) {
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .where('u.deleted_at', 'is', null)
    .where((eb) => {
      const all: Expression<SqlBool>[] = []
      if (userType !== undefined) all.push(eb('m.user_type', '=', userType))
      const term = normalName(iSearch ?? '')
      if (term !== '')
        all.push(sql<boolean>`(u.search_grams @> ${searchGrams(term)}::text[] and strpos(u.search_text, ${term}) > 0)`)
      return eb.and(all)
    })
}
