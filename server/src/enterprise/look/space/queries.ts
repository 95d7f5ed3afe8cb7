import { sql } from 'kysely'
import { letsPeopleIn } from '../../../identity/people/membership/open-query.ts'
import type { Db } from '../../../foundation/db/tx.ts'

type Member = { entId: string; userId: string }

export async function selectEnterpriseOf(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .leftJoin('ent_style', 'ent_style.ent_id', 'enterprise.id')
    .select(['enterprise.id', 'enterprise.name', 'ent_type as entType', 'logo_id as logoId'])
    .where('enterprise.id', '=', entId)
    .executeTakeFirstOrThrow()
}

/** Null for an operator, who may work in a space without belonging to it. */
export async function selectTitle(db: Db, { entId, userId }: Member) {
  const row = await db
    .selectFrom('membership')
    .select('title')
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.title ?? null
}

/** The enterprises in which a person may work. Row-level security shows no other person's. */
export async function selectSpaces(db: Db, { userId, now }: { userId: string; now: Date }) {
  return db
    .selectFrom('membership')
    .innerJoin('enterprise', 'enterprise.id', 'membership.ent_id')
    .select([
      'enterprise.id as entId',
      'enterprise.name',
      'enterprise.ent_type as entType',
      'membership.user_type as userType',
    ])
    .where('membership.user_id', '=', userId)
    .where('membership.status', '=', 'active')
    .where(letsPeopleIn('enterprise', now))
    .orderBy(sql`enterprise.name collate atrium_name`)
    .orderBy('enterprise.id')
    .limit(500)
    .execute()
}

type RoleModule = 'box' | 'qpaas' | 'system'

export async function selectRoles(db: Db, { userId, module }: { userId: string; module: RoleModule }) {
  return db
    .selectFrom('role_holder')
    .innerJoin('role', (join) =>
      join.onRef('role.ent_id', '=', 'role_holder.ent_id').onRef('role.id', '=', 'role_holder.role_id'),
    )
    .select(['role.id', 'role.detail'])
    .where('role_holder.user_id', '=', userId)
    .where('role.module', '=', module)
    .where('role.enabled', '=', true)
    .orderBy('role.sort')
    .orderBy('role.id')
    .execute()
}

/** Where a person worked last is where their next sign-in begins. */
export async function noteUse(db: Db, { entId, userId, now }: Member & { now: Date }) {
  await db
    .updateTable('membership')
    .set({ last_used_at: now })
    .where('ent_id', '=', entId)
    .where('user_id', '=', userId)
    .execute()
}

/** What every visitor may know of an enterprise whose address they have. */
export function findEntrance(db: Db, entId: string) {
  return db
    .selectFrom('enterprise')
    .leftJoin('ent_style', 'ent_style.ent_id', 'enterprise.id')
    .select(['enterprise.name', 'logo_id as logoId'])
    .where('enterprise.id', '=', entId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
