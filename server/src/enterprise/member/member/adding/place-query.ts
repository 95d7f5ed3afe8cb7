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
