import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { Grams } from '../../../foundation/query/list/common-query.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { commonOfPeople, personHolds } from '../../../identity/people/person/search-query.ts'

type Filter = CallParsed<'listHomeMessageReaders'>

const sortColumns = { readAt: sql`r.read_at` } satisfies SortColumns<'listHomeMessageReaders'>

/** The people who have read a message, in the order of its index. */
export async function selectMessageReaders(db: Db, filter: Filter) {
  const readers = (asked: Filter, common: Grams) =>
    db
      .selectFrom('message_receipt as r')
      .innerJoin('user_account as u', 'u.id', 'r.user_id')
      .where((eb) => eb.and(those(conditions(asked, common))))
  const { iSearch: _iSearch, ...unsearched } = filter
  const all = readers(unsearched, 'notAsked')
  return selectLargeList(db, {
    key: ['listHomeMessageReaders', filter],
    isSearch: Boolean(filter.iSearch),
    found: readers(filter, await commonOfPeople(db, filter.iSearch)),
    walked: readers(filter, 'notAsked'),
    all,
    many: 100,
    id: sql<string>`u.id`,
    rows: all.select(['u.id as userId', 'u.name', 'u.login_id as loginId', 'r.read_at as readAt']),
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
    // The index holds only people who are not gone.
    iSearch: when(iSearch, (text) => sql<boolean>`(u.deleted_at is null and ${personHolds(text, common)})`),
  } satisfies Conditions<'listHomeMessageReaders'>
}
