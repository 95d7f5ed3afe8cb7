import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import type { SortColumns } from '../../../foundation/query/list/conditions.ts'
import { countLimit } from '../../../foundation/query/list/list-query.ts'
import { selectLargeList } from '../../../foundation/query/list/large-list-query.ts'
import { named } from '../../../foundation/query/pinyin/sounds.ts'
import { commonOfPeople } from '../../../identity/people/person/search-query.ts'
import { findExact } from './exact-query.ts'
import { isOnline, isSearch, matches, memberships, type UserFilter } from './filter-query.ts'

const sortColumns = {
  name: sql`u.name collate atrium_name`,
  createdAt: sql`u.created_at`,
  lastLoginAt: sql`u.last_login_at`,
} satisfies SortColumns<'listUsers'>

/** The same list, to be read on from any row of it. People who never signed in come last either way. */
export function usersOf(db: Db, filter: UserFilter) {
  const found = db.selectFrom('user_account as u').where(matches(filter))
  const rows = userRows(db, filter).where(matches(filter))
  return { found, rows, order: orderOf(filter) }
}

/** A page of the list: the person of that very login id first, then the others in their order. */
export async function selectUsers(db: Db, asked: UserFilter) {
  const exact = await findExact(db, asked)
  if (exact === undefined) return selectOthers(db, asked)
  const { iDisplayStart: start, iDisplayLength: length } = asked
  const page = start === 0 ? { iDisplayLength: length - 1 } : { iDisplayStart: start - 1 }
  const others = await selectOthers(db, { ...asked, ...page }, exact.id)
  const first = start === 0 ? await userRows(db, asked).where('u.id', '=', exact.id).execute() : []
  return { total: Math.min(others.total + 1, countLimit), rows: [...first, ...others.rows] }
}

/** The list without one person. */
async function selectOthers(db: Db, asked: UserFilter, except?: string) {
  const filter = { ...asked, common: await commonOfPeople(db, asked.iSearch, asked.userName) }
  const all = db.selectFrom('user_account as u')
  const people = except === undefined ? all : all.where('u.id', '<>', except)
  return selectLargeList(db, {
    key: ['listUsers', { ...asked, except }],
    isSearch: isSearch(filter),
    found: people.where(matches(filter)),
    walked: people.where(matches({ ...asked, common: 'notAsked' })),
    all: all.where('u.deleted_at', 'is', null),
    id: sql<string>`u.id`,
    rows: userRows(db, filter),
    page: filter,
    order: orderOf(filter),
  })
}

function orderOf({ sort, order }: UserFilter) {
  return { by: [sortColumns[sort], sql`u.id`], order, hasNullsLast: sort === 'lastLoginAt' }
}

export function selectUser(db: Db, { userid, filter }: { userid: string; filter: UserFilter }) {
  return userRows(db, filter).where('u.id', '=', userid).where('u.deleted_at', 'is', null).executeTakeFirst()
}

export type SelectedUser = NonNullable<Awaited<ReturnType<typeof selectUser>>>

function userRows(db: Db, filter: UserFilter) {
  const home = sql<{ ent_id: string; name: string; user_type: number; status: 'active' | 'suspended' }>`(
    select m.ent_id, e.name, m.user_type, m.status ${memberships(filter)}
    order by m.status = 'suspended', m.last_used_at desc nulls last, m.joined_at limit 1
  )`
  return db
    .selectFrom('user_account as u')
    .leftJoinLateral(home.as<'home'>(sql.ref('home')), (join) => join.onTrue())
    .select([
      'u.id as userid',
      'u.login_id as loginId',
      'u.name',
      'u.platform_type as platformType',
      'home.user_type as memberType',
      'home.ent_id as entid',
      'home.name as entName',
      'home.status as membership',
      'u.is_root as isRoot',
      isOnline(filter.now).as('online'),
      'u.status',
      'u.last_login_at as lastLoginAt',
      'u.last_login_ip as lastIp',
      'u.created_at as createdAt',
      'u.version',
    ])
}

type Change = { status?: 'active' | 'suspended' | undefined; name?: string | undefined; isRoot?: boolean | undefined }
type Changed = { userid: string; version: number; change: Change; now: Date }

/** An undefined field stays as it is. */
export async function storeUser(db: Db, { userid, version, change: { isRoot, name, status }, now }: Changed) {
  const renamed = name === undefined ? {} : await named(name)
  await db
    .updateTable('user_account')
    .set({ ...renamed, status, is_root: isRoot, version: version + 1, updated_at: now })
    .where('id', '=', userid)
    .execute()
}
