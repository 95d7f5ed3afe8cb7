import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'

/** The author of a demo enterprise, its members, and those of them in manufacturing or below it. */
export async function findDemoPeople(db: Db, entId: string) {
  const members = await db
    .selectFrom('membership as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select(['m.user_id as id', 'm.user_type as type'])
    .where('m.ent_id', '=', entId)
    .where('m.status', '=', 'active')
    .orderBy('u.login_id')
    .execute()
  const department = await db
    .selectFrom('department')
    .select('id')
    .where('ent_id', '=', entId)
    .where('code', '=', 'MC')
    .executeTakeFirstOrThrow()
  const placed = await db
    .selectFrom('department_member as p')
    .innerJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'p.ent_id').onRef('d.id', '=', 'p.department_id'),
    )
    .select('p.user_id as id')
    .distinct()
    .where('p.ent_id', '=', entId)
    .where(sql<boolean>`${department.id} = any (d.path)`)
    .orderBy('p.user_id')
    .execute()
  const others = members.filter(({ type }) => type !== UserType.administrator)
  return {
    authorId: members.find(({ type }) => type === UserType.administrator)?.id ?? '',
    departmentId: department.id,
    members: others.map(({ id }) => id),
    placed: placed.map(({ id }) => id),
  }
}
