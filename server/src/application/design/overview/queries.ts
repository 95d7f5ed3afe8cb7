import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'
import { previewPurpose } from '../../../foundation/file/file/file-query.ts'
import { countFound } from '../../../foundation/query/list/list-query.ts'
import { notSignedInSql } from '../../../identity/people/membership/not-signed-in-query.ts'

const mostDepartments = 10
const mostUsed = 8

export function selectSpace(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .select(['expires_at', 'storage_quota_mb as storageQuotaMb', 'user_quota', 'app_quota'])
    .where('id', '=', entId)
    .executeTakeFirstOrThrow()
}

export function countOpenRequests(db: Db) {
  return countFound(db, db.selectFrom('application_request').where('state', '=', 'open'))
}

/** As the list of members tells them apart. The enterprise is named because one's own memberships are to be seen from everywhere. */
export function countPeople(db: Db, entId: string) {
  const of = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`
  return db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .where('m.ent_id', '=', entId)
    .where('u.deleted_at', 'is', null)
    .select([
      of(sql`m.status = 'active' and not ${notSignedInSql}`).as('active'),
      of(sql`m.status = 'active' and ${notSignedInSql}`).as('invited'),
      of(sql`m.status = 'suspended'`).as('suspended'),
    ])
    .executeTakeFirstOrThrow()
}

/** The first of the way to a department is the one of the first level. */
export function selectDepartments(db: Db) {
  return db
    .selectFrom('department_member as dm')
    .innerJoin('department as d', 'd.id', 'dm.department_id')
    .innerJoin('department as top', (join) => join.on(sql`top.id`, '=', sql`d.path[1]`))
    .select(['top.id', 'top.name', 'top.name_en as nameEn', sql<number>`count(distinct dm.user_id)`.as('count')])
    .groupBy(['top.id', 'top.name', 'top.name_en'])
    .orderBy('count', 'desc')
    .orderBy('top.id')
    .limit(mostDepartments)
    .execute()
}

/** Those on their way included, as the limit counts them. */
export function sumByPurpose(db: Db) {
  return db
    .selectFrom('stored_file')
    .select(['purpose', sql<number>`sum(size_bytes)::bigint`.as('bytes')])
    .where('status', '<>', 'removed')
    .where('purpose', '<>', previewPurpose)
    .groupBy('purpose')
    .execute()
}

export function selectSignInHours(db: Db, from: Date) {
  const of = (result: 'ok' | 'denied') => sql<number>`count(*) filter (where result = ${result})`
  return db
    .selectFrom('sign_in_of_enterprise')
    .select([sql<Date>`date_trunc('hour', at, 'UTC')`.as('hour'), of('ok').as('ok'), of('denied').as('denied')])
    .where('at', '>=', from)
    .groupBy('hour')
    .orderBy('hour')
    .execute()
}

export function countApplications(db: Db) {
  return db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where visible)`.as('visible'))
    .executeTakeFirstOrThrow()
}

export function selectUsed(db: Db, from: Date) {
  return db
    .selectFrom('application_opened as o')
    .innerJoin('application as a', 'a.id', 'o.application_id')
    .select(['a.icon', 'a.color'])
    .select(['a.id', 'a.name', 'a.name_en as nameEn', 'a.kind', (eb) => eb.fn.countAll<number>().as('people')])
    .where('o.opened_at', '>=', from)
    .groupBy(['a.ent_id', 'a.id'])
    .orderBy('people', 'desc')
    .orderBy('a.id')
    .limit(mostUsed)
    .execute()
}
