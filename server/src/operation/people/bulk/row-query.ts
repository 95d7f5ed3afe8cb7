import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql, type ExpressionBuilder, type SqlBool } from 'kysely'
import { commonOfPeople, passedHolds, personHolds } from '../../../identity/people/person/search-query.ts'
import type { Database } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import type { Grams } from '../../../foundation/query/list/common-query.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'

type RowBuilder = ExpressionBuilder<Database & { r: Database['bulk_row'] }, 'r'>
type RowFilter = CallParsed<'listBulkRows'> & { common?: Grams }

/** The ids of what was begun count up. */
const sortColumns = { place: sql`r.bulk_id` } satisfies SortColumns<'listBulkRows'>

export async function selectBulkRows(db: Db, asked: RowFilter) {
  const filter = { ...asked, common: await commonOfPeople(db, asked.iSearch) }
  const all = db.selectFrom('bulk_row as r').where((eb) => eb.and(those({ id: conditions(filter, eb).id })))
  const found = db.selectFrom('bulk_row as r').where((eb) => eb.and(those(conditions(filter, eb))))
  const walked = all.where((eb) => eb.and(those({ ...conditions(filter, eb), iSearch: passed(asked, eb) })))
  const rows = db
    .selectFrom('bulk_row as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .select(['r.bulk_id', 'u.id as userid', 'u.name', 'u.login_id', 'r.result', 'r.at'])
  return selectLargeList(db, {
    key: ['listBulkRows', asked],
    isSearch: Boolean(filter.iSearch),
    found,
    walked,
    all,
    many: 100,
    // Two columns tell rows apart: the row's place in its table says it in one.
    id: sql<string>`r.ctid`,
    rows,
    page: filter,
    order: { by: [sortColumns.place, sql`r.place`], order: filter.order },
  })
}

export type SelectedBulkRow = Awaited<ReturnType<typeof selectBulkRows>>['rows'][number]

function conditions({ id, result, iSearch, common }: RowFilter, eb: RowBuilder) {
  return {
    id: when(id, (bulkId) => eb('r.bulk_id', '=', bulkId)),
    result: when(result, (wanted) => {
      if (wanted === 'open') return eb('r.result', 'is', null)
      return wanted === 'refused' ? eb('r.result', '<>', 'done') : eb('r.result', '=', wanted)
    }),
    iSearch: when(iSearch, (text) => {
      // The index holds only people who are not gone.
      const people = eb.selectFrom('user_account as u').select('u.id').where('u.deleted_at', 'is', null)
      const found = people.where(personHolds(text, common))
      const ofAction = when(id, isOfAction)
      return eb('r.user_id', 'in', ofAction === undefined ? found : found.where(ofAction))
    }),
  } satisfies Conditions<'listBulkRows'>
}

/**
 * Ten thousand people may hold a text, of whom the action has a hundred: to look for a row of each costs twice as much
 * as finding them. `is true` has PostgreSQL read the people of the action once, from an index, and only where any
 * person holds the text.
 */
function isOfAction(id: string) {
  return sql<SqlBool>`(u.id in (select of_action.user_id from bulk_row of_action where of_action.bulk_id = ${id})) is true`
}

/** Looks only at the people of the rows it reads: to find all people who hold the text would be the search again. */
function passed({ iSearch }: RowFilter, eb: RowBuilder) {
  const person = eb.selectFrom('user_account as u').whereRef('u.id', '=', 'r.user_id').where('u.deleted_at', 'is', null)
  return when(iSearch, (text) => eb(person.select(passedHolds(text).as('holds')), '=', true))
}
