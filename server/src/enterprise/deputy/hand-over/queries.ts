import type { HandOverCounts } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

type Pass = { from: string; to: string }

/** How much there is of a person; undefined for one who is no member or has left. */
export async function findCounts(db: Db, { entId, userId }: { entId: string; userId: string }) {
  const { rows } = await sql<HandOverCounts>`
    select (select count(*)::int from department where head_id = m.user_id) as departments,
      (select count(*)::int from atrium_owned_groups(m.user_id)) as groups,
      (select count(*)::int from application_person where user_id = m.user_id) as applications,
      (select count(*)::int from app_role_member where user_id = m.user_id) as "appRoles"
    from membership m where m.ent_id = ${entId} and m.user_id = ${userId} and m.status <> 'left'`.execute(db)
  return rows[0]
}

/** Answers the departments. A person who saves one that they read before is told that it has changed. */
export async function passDepartments(db: Db, { from, to }: Pass) {
  const rows = await db
    .updateTable('department')
    .set((eb) => ({ head_id: to, version: eb('version', '+', 1) }))
    .where('head_id', '=', from)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Answers the groups. */
export async function passGroups(db: Db, { from, to }: Pass) {
  const { rows } = await sql<{ id: string }>`select atrium_hand_over_groups(${from}, ${to}) as id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Answers the applications. */
export async function passApplications(db: Db, { from, to, entId }: Pass & { entId: string }) {
  const rows = await db
    .deleteFrom('application_person')
    .where('user_id', '=', from)
    .returning('application_id as id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return ids
  await db
    .updateTable('application')
    .set((eb) => ({ audience_version: eb('audience_version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  await db
    .insertInto('application_person')
    .values(ids.map((id) => ({ ent_id: entId, application_id: id, user_id: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return ids
}

/** Answers the applications, once for each role. */
export async function passAppRoles(db: Db, { from, to, entId, newId }: Pass & { entId: string; newId: () => string }) {
  const { rows } = await sql<{ app: string; role: string }>`
    delete from app_role_member where user_id = ${from} returning app_id as app, role_uid as role`.execute(db)
  for (const { app, role } of rows)
    await sql`insert into app_role_member (ent_id, id, app_id, role_uid, user_id)
      values (${entId}, ${newId()}, ${app}, ${role}, ${to}) on conflict do nothing`.execute(db)
  return rows.map(({ app }) => app)
}
