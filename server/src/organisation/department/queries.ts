import { sql, type Updateable } from 'kysely'
import type { Database, NewRow } from '../../foundation/db/schema.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** All of the enterprise of this transaction, with their heads and how many people are in each: three scans, however many. */
export function selectDepartments(db: Db) {
  const counts = db
    .selectFrom('department_member')
    .select((eb) => ['department_id', eb.fn.countAll<number>().as('people')])
    .groupBy('department_id')
  return db
    .selectFrom('department as d')
    .leftJoin(counts.as('c'), 'c.department_id', 'd.id')
    .leftJoin('user_account as u', (join) => join.onRef('u.id', '=', 'd.head_id').on('u.deleted_at', 'is', null))
    .select(['d.id', 'd.parent_id as parentId', 'd.name', 'd.name_en as nameEn', 'd.code', 'd.version', 'c.people'])
    .select(['d.head_id as headId', 'u.name as headName'])
    .orderBy('d.sort')
    .orderBy('d.id')
    .execute()
}

/** Their names alone, each with the department above it. */
export function selectDepartmentNames(db: Db) {
  return db
    .selectFrom('department')
    .select(['id', 'parent_id as parentId', 'name', 'name_en as nameEn'])
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

/** Takes the lock of an enterprise's tree before any row is locked; the triggers take the same one. */
export async function lockDepartments(db: Db, entId: string) {
  await sql`select atrium_lock_departments(${entId})`.execute(db)
}

/** Of two who change the same, the second sees what the first one did. */
export function lockDepartment(db: Db, id: string) {
  const found = db.selectFrom('department').select(['id', 'version', 'parent_id', 'path', 'sort']).where('id', '=', id)
  return found.forUpdate().executeTakeFirst()
}

export async function hasDepartment(db: Db, id: string) {
  return (await db.selectFrom('department').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function countDepartments(db: Db) {
  const { count } = await db
    .selectFrom('department')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same; it stays until the transaction ends. */
export async function holdDepartment(db: Db, id: string) {
  const found = db.selectFrom('department').select('id').where('id', '=', id)
  return (await found.forKeyShare().executeTakeFirst()) !== undefined
}

/** Whether another department has this code, which capitals do not tell apart. */
export async function isCodeTaken(db: Db, { code, except }: { code: string; except: string }) {
  const row = await db
    .selectFrom('department')
    .select('id')
    .where(sql`lower(code)`, '=', code.toLowerCase())
    .where('id', '<>', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDepartment(db: Db, row: NewRow<'department'>) {
  await db.insertInto('department').values(row).execute()
}

/** What is undefined stays as it is. */
export async function storeDepartment(db: Db, id: string, columns: Updateable<Database['department']>) {
  await db.updateTable('department').set(columns).where('id', '=', id).execute()
}

/** The group that follows it becomes an ordinary one, of those who are in it (migration 0260). */
export async function releaseGroup(db: Db, id: string) {
  await sql`select atrium_free_department_group(${id})`.execute(db)
}

export async function removeDepartment(db: Db, id: string) {
  await db.deleteFrom('department').where('id', '=', id).execute()
}
