import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** Which applications a caller looks after: administrators all of them, developers those that the enterprise builds. */
export type Keeper = { onlyBuilt: boolean }

const count = (table: 'application_person' | 'application_department') =>
  sql<number>`(select count(*)::int from ${sql.table(table)} c where c.ent_id = application.ent_id and c.application_id = application.id)`

/** The roles that let people into what the enterprise builds; 0 where it has none, and where one of them holds all members. */
const roles = sql<number>`coalesce((select cardinality(v.role_uids) from app_version v
  where v.ent_id = application.ent_id and v.app_id = application.id and v.number = application.live_version
    and not exists (select from app_role_member m
      where m.ent_id = v.ent_id and m.app_id = v.app_id and m.role_uid = any (v.role_uids)
        and m.user_id is null and m.department_id is null)), 0)`

/** How many people, departments and roles let people in. */
export const audienceCounts = [
  count('application_person').as('people'),
  count('application_department').as('departments'),
  roles.as('roles'),
]

export function selectManaged(db: Db, { onlyBuilt }: Keeper) {
  return db
    .selectFrom('application')
    .select(['id', 'name', 'name_en as nameEn', 'icon', 'color', 'kind', 'visible', 'audience'])
    .select(['description', 'category_id as categoryId', 'sort', 'askable as isAskable', 'is_public as isPublic'])
    .select(sql<string | null>`case when kind = 'link' and code is null then url end`.as('ownUrl'))
    .select(sql<boolean>`kind <> 'built' or live_version is not null`.as('isPublished'))
    .select(audienceCounts)
    .$if(onlyBuilt, (query) => query.where('kind', '=', 'built'))
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export function findManaged(db: Db, { id, onlyBuilt }: Keeper & { id: string }) {
  return managed(db, { id, onlyBuilt }).executeTakeFirst()
}

/** The same, held until the transaction ends: of two who change it, the second sees what the first one did. */
export function lockManaged(db: Db, { id, onlyBuilt }: Keeper & { id: string }) {
  return managed(db, { id, onlyBuilt }).forNoKeyUpdate().executeTakeFirst()
}

function managed(db: Db, { id, onlyBuilt }: Keeper & { id: string }) {
  return db
    .selectFrom('application')
    .select(['id', 'name', 'audience', 'askable as isAskable', 'audience_version as version'])
    .where('id', '=', id)
    .$if(onlyBuilt, (query) => query.where('kind', '=', 'built'))
}

export function selectChosenPeople(db: Db, applicationId: string) {
  return db
    .selectFrom('application_person as chosen')
    .innerJoin('user_account as u', 'u.id', 'chosen.user_id')
    .select(['u.id', 'u.name'])
    .where('chosen.application_id', '=', applicationId)
    .orderBy(sql`u.name collate atrium_name`)
    .orderBy('u.id')
    .execute()
}

export function selectChosenDepartments(db: Db, applicationId: string) {
  return db
    .selectFrom('application_department as chosen')
    .innerJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'chosen.ent_id').onRef('d.id', '=', 'chosen.department_id'),
    )
    .select(['d.id', 'd.name', 'd.name_en as nameEn'])
    .where('chosen.application_id', '=', applicationId)
    .orderBy('d.path')
    .execute()
}

/** Which of them are departments of the enterprise, held until the transaction ends. */
export async function lockChosenDepartments(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('department')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map(({ id }) => id)
}

type Access = {
  entId: string
  id: string
  audience: 'everyone' | 'chosen'
  userIds: readonly string[]
  departmentIds: readonly string[]
  isAskable: boolean
}

export async function storeAccess(db: Db, { entId, id, audience, userIds, departmentIds, isAskable }: Access) {
  await db
    .updateTable('application')
    .set((eb) => ({ audience, askable: isAskable, audience_version: eb('audience_version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('application_person').where('application_id', '=', id).execute()
  await db.deleteFrom('application_department').where('application_id', '=', id).execute()
  const of = { ent_id: entId, application_id: id }
  const people = userIds.map((userId) => ({ ...of, user_id: userId }))
  const departments = departmentIds.map((departmentId) => ({ ...of, department_id: departmentId }))
  if (people.length > 0) await db.insertInto('application_person').values(people).execute()
  if (departments.length > 0) await db.insertInto('application_department').values(departments).execute()
}
