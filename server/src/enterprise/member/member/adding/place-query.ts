import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'

type DepartmentMember = { entId: string; userId: string; departmentId: string; title: string }

/** False where the enterprise has no such department. */
export async function insertPlace(db: Db, { entId, userId, departmentId, title }: DepartmentMember) {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('department_member')
    .columns(['ent_id', 'department_id', 'user_id', 'title'])
    .expression((eb) =>
      eb
        .selectFrom('department')
        .select((d) => ['ent_id', 'id', d.val(userId).as('user_id'), d.val(title).as('title')])
        .where('ent_id', '=', entId)
        .where('id', '=', departmentId),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** New members are listed by their main department and their title there, as far as they are in one. */
export async function storeMainPlaces(db: Db, { entId, userIds }: { entId: string; userIds: readonly string[] }) {
  await sql`
    update membership m set title = concat_ws(' · ', d.name, nullif(p.title, ''))
    from department_member p join department d on d.ent_id = p.ent_id and d.id = p.department_id
    where m.ent_id = ${entId} and m.user_id = any(${userIds}::text[])
      and p.ent_id = m.ent_id and p.user_id = m.user_id and p.is_main`.execute(db)
}
