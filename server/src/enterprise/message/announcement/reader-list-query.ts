import type { CallParsed } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { those, when, type Conditions, type SortColumns } from '../../../foundation/query/list/conditions.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { passedHolds } from '../../../identity/people/person/search-query.ts'

type Filter = CallParsed<'listAnnouncementReaders'> & { entId: string }

const sortColumns = {
  name: sql`u.name collate atrium_name`,
  // Those who have not read it come last, in either order.
  readAt: sql`c.read_at`,
} satisfies SortColumns<'listAnnouncementReaders'>

/** The people whom an announcement is for now, each once, with when they have read it. */
export function selectReaderList(db: Db, filter: Filter) {
  const found = people(db, filter)
  const { sort, order } = filter
  const rows = found
    .leftJoin('department_member as place', (join) =>
      join
        .onRef('place.ent_id', '=', 'p.ent_id')
        .onRef('place.user_id', '=', 'p.user_id')
        .on('place.is_main', '=', true),
    )
    .leftJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'place.ent_id').onRef('d.id', '=', 'place.department_id'),
    )
    .select(['u.id as userId', 'u.name', 'u.login_id as loginId', 'c.read_at as readAt'])
    .select(['d.id as departmentId', 'd.name as department', 'd.name_en as departmentEn'])
  const by = [sortColumns[sort], sortColumns.name, sql`u.id`]
  return selectList(db, { found, rows, page: filter, order: { by, order, hasNullsLast: sort === 'readAt' } })
}

function people(db: Db, filter: Filter) {
  return db
    .selectFrom('announcement_person as p')
    .innerJoin('user_account as u', 'u.id', 'p.user_id')
    .leftJoin('announcement_receipt as c', (join) =>
      join
        .onRef('c.ent_id', '=', 'p.ent_id')
        .onRef('c.announcement_id', '=', 'p.announcement_id')
        .onRef('c.user_id', '=', 'p.user_id'),
    )
    .where('p.ent_id', '=', filter.entId)
    .where((eb) => eb.and(those(conditions(filter))))
}

function conditions({ id, hasRead, departmentId, iSearch }: Filter) {
  return {
    id: sql<boolean>`p.announcement_id = ${id}`,
    hasRead: when(hasRead, (isRead) =>
      isRead ? sql<boolean>`c.read_at is not null` : sql<boolean>`c.read_at is null`,
    ),
    departmentId: when(departmentId, isInOrBelow),
    iSearch: when(iSearch, passedHolds),
  } satisfies Conditions<'listAnnouncementReaders'>
}

function isInOrBelow(departmentId: string) {
  return sql<boolean>`exists (select from department_member b
    join department x on x.ent_id = b.ent_id and x.id = b.department_id
    where b.ent_id = p.ent_id and b.user_id = p.user_id and ${departmentId} = any (x.path))`
}
