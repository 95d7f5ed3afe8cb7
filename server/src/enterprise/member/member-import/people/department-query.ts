import { sql } from 'kysely'
import type { Db } from '../../../../foundation/db/tx.ts'
import type { KnownDepartment, NewDepartment } from '../rows/departments.ts'

export function selectKnown(db: Db, entId: string): Promise<KnownDepartment[]> {
  return db
    .selectFrom('department')
    .select(['id', 'parent_id as parentId', 'name', 'name_en as nameEn'])
    .where('ent_id', '=', entId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Each is the last of those beside it. The tree is locked. */
export async function insertDepartments(db: Db, { entId, made }: { entId: string; made: readonly NewDepartment[] }) {
  for (const { id, parentId, name } of made)
    await sql`
      insert into department (ent_id, id, parent_id, name, sort)
      select ${entId}, ${id}, ${parentId}, ${name}, count(*) + 1 from department
      where ent_id = ${entId} and parent_id is not distinct from ${parentId}`.execute(db)
}
