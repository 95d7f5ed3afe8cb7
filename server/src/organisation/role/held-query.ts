import type { HeldRole } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { grantsSql } from './queries.ts'

/** Whether a person belongs to the enterprise of this transaction, which may be closed to them for now. */
export async function isOfEnterprise(db: Db, userId: string) {
  const row = await db
    .selectFrom('membership')
    .select('user_id')
    .where('ent_id', '=', sql<string>`atrium_ent()`)
    .where('user_id', '=', userId)
    .where('status', '<>', 'left')
    .executeTakeFirst()
  return row !== undefined
}

/** The roles that a person holds, with what they allow and every way by which the person came by them. */
export function selectHeldRoles(db: Db, userId: string) {
  const ways = sql<HeldRole['ways']>`(
    select jsonb_agg(way order by way) from (
      select jsonb_build_object('kind', 'person') as way
      from role_member m where m.ent_id = r.ent_id and m.role_id = r.id and m.user_id = ${userId}
      union
      select jsonb_build_object('kind', 'department', 'name', above.name, 'nameEn', above.name_en)
      from department_member m
      join department d on d.ent_id = m.ent_id and d.id = m.department_id
      join role_department g on g.ent_id = d.ent_id and g.department_id = any (d.path)
      join department above on above.ent_id = g.ent_id and above.id = g.department_id
      where m.ent_id = r.ent_id and m.user_id = ${userId} and g.role_id = r.id
      union
      select jsonb_build_object('kind', 'title', 'title', g.title)
      from department_member m join role_title g on g.ent_id = m.ent_id and g.title = m.title
      where m.ent_id = r.ent_id and m.user_id = ${userId} and g.role_id = r.id
    ) found
  )`
  return db
    .selectFrom('role as r')
    .innerJoin('role_holder as h', (join) => join.onRef('h.ent_id', '=', 'r.ent_id').onRef('h.role_id', '=', 'r.id'))
    .select(['r.id', 'r.name', 'r.name_en as nameEn', 'r.enabled', grantsSql.as('permissions'), ways.as('ways')])
    .where('h.user_id', '=', userId)
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()
}
