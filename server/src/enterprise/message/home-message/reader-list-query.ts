import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Grams } from '../../../foundation/query/list/common-query.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { commonOfPeople, personHolds } from '../../../identity/people/person/search-query.ts'

type Filter = CallParsed<'listHomeMessageReaders'>

const sortColumns = { readAt: sql`r.read_at` } satisfies SortColumns<'listHomeMessageReaders'>

/** The people who have read a message, in the order of its index. */
export async function selectMessageReaders(db: Db, filter: Filter) {
  const common = await commonOfPeople(db, filter.iSearch)
  const found = db
    .selectFrom('message_receipt as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .where((eb) => eb.and(those(conditions(filter, common))))
  const rows = found.select(['u.id as userId', 'u.name', 'u.login_id as loginId', 'r.read_at as readAt'])
  return selectList(db, {
    found,
    rows,
    page: filter,
    order: { by: [sortColumns.readAt, sql`u.id`], order: filter.order },
  })
}

function conditions({ id, entid, iSearch }: Filter, common: Grams) {
  return {
    id: sql<boolean>`r.message_id = ${id}`,
    entid: when(
      entid,
      (entId) => sql<boolean>`exists (select from membership m where m.ent_id = ${entId} and m.user_id = r.user_id)`,
    ),
    iSearch: when(iSearch, (text) => personHolds(text, common)),
  } satisfies Conditions<'listHomeMessageReaders'>
}
