import { sql, type Expression, type SqlBool } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { selectList } from '../../../foundation/query/list/list-query.ts'
import { idOnCard } from '../../../identity/people/membership/card-query.ts'
import { inOrder, matches, matchesSent, type AnnouncementQuery } from './filter-query.ts'

/** One page of what was written in the enterprise of the transaction. */
export function selectAnnouncements(db: Db, query: AnnouncementQuery) {
  return selectThose(db, query, matches(query))
}

/** The same without drafts. */
export function selectSentAnnouncements(db: Db, query: AnnouncementQuery) {
  return selectThose(db, query, matchesSent(query))
}

function selectThose(db: Db, { filter }: AnnouncementQuery, condition: Expression<SqlBool>) {
  const found = db.selectFrom('announcement').where(condition)
  return selectList(db, { found, rows: rows(db).where(condition), page: filter, order: inOrder(filter) })
}

export function selectAnnouncement(db: Db, id: string) {
  return rows(db)
    .select(['announcement.content_zh', 'announcement.content_en', 'announcement.reminded_at'])
    .select('announcement.attachments')
    .where('announcement.id', '=', id)
    .executeTakeFirst()
}

function rows(db: Db) {
  return db
    .selectFrom('announcement')
    .select([
      'announcement.id',
      'announcement.title_zh',
      'announcement.title_en',
      'announcement.level',
      'announcement.pinned',
    ])
    .select(['announcement.audience', 'announcement.status', 'announcement.publish_at', 'announcement.expire_at'])
    .select(['announcement.created_at', 'announcement.version'])
    .select([firstNames.as('names'), reach.as('reach'), reads.as('reads')])
    .select(sql<number>`(select count(*)::int from ${recipients})`.as('recipients'))
    .select(idOnCard('announcement.ent_id', 'announcement.created_by').as('author_id'))
    .select((eb) =>
      eb
        .selectFrom('user_account as author')
        .select('author.name')
        .whereRef('author.id', '=', 'announcement.created_by')
        .as('author'),
    )
}

const recipients = sql`announcement_recipient r where r.ent_id = announcement.ent_id and r.announcement_id = announcement.id`

/** The first three that it is for, as both languages call them. */
const firstNames = sql<{ name: string; nameEn: string | null }[]>`array(
  select json_build_object('name', coalesce(d.name, o.name, u.name, r.of_id), 'nameEn', coalesce(d.name_en, o.name_en))
  from announcement_recipient r
    left join department d on d.ent_id = r.ent_id and d.id = r.department_id
    left join role o on o.ent_id = r.ent_id and o.id = r.role_id
    left join user_account u on u.id = r.user_id
  where r.ent_id = announcement.ent_id and r.announcement_id = announcement.id
  order by r.kind, r.of_id limit 3)`

const people = sql`announcement_person p where p.ent_id = announcement.ent_id and p.announcement_id = announcement.id`

/** How many people it is for now, and how many of these have read it. */
const reach = sql<number>`(select count(*)::int from ${people})`
const reads = sql<number>`(select count(*)::int from ${people} and exists (select from announcement_receipt c
  where c.ent_id = p.ent_id and c.announcement_id = p.announcement_id and c.user_id = p.user_id))`

/** Everything that it is for, by name. */
export function selectRecipients(db: Db, id: string) {
  return db
    .selectFrom('announcement_recipient as r')
    .leftJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'r.ent_id').onRef('d.id', '=', 'r.department_id'),
    )
    .leftJoin('role as o', (join) => join.onRef('o.ent_id', '=', 'r.ent_id').onRef('o.id', '=', 'r.role_id'))
    .leftJoin('user_account as u', 'u.id', 'r.user_id')
    .select(['r.kind', 'r.of_id as id'])
    .select(sql<string>`coalesce(d.name, o.name, u.name, r.of_id)`.as('name'))
    .select(sql<string | null>`coalesce(d.name_en, o.name_en)`.as('nameEn'))
    .where('r.announcement_id', '=', id)
    .orderBy('r.kind')
    .orderBy('r.of_id')
    .execute()
}

/** The roles of the enterprise, in their order. */
export function selectRoleNames(db: Db) {
  return db.selectFrom('role').select(['id', 'name', 'name_en as nameEn']).orderBy('sort').orderBy('id').execute()
}

export type SelectedAnnouncement = Awaited<ReturnType<typeof selectAnnouncements>>['rows'][number]
export type WholeAnnouncement = NonNullable<Awaited<ReturnType<typeof selectAnnouncement>>>
export type Recipient = Awaited<ReturnType<typeof selectRecipients>>[number]
