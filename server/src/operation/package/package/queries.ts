import type { PackagePlatform } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export type PackageRow = Row<'mobile_package'>
type PackageKey = { platform: PackagePlatform; id: string }

export async function insertPackage(db: Db, row: NewRow<'mobile_package'>) {
  await db.insertInto('mobile_package').values(row).execute()
}

/** The lock keeps it from being changed while a call decides what becomes of it. */
export function lockPackage(db: Db, { platform, id }: PackageKey) {
  return db
    .selectFrom('mobile_package')
    .selectAll()
    .where('id', '=', id)
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst()
}

export function findPackage(db: Db, id: string) {
  return db.selectFrom('mobile_package').selectAll().where('id', '=', id).executeTakeFirst()
}

type Change = Partial<Omit<PackageRow, 'id' | 'platform' | 'notes' | 'version'>> & { notes?: string }

/** Counted, so that an operator who changes it by what they saw before is told. */
export async function updatePackage(db: Db, id: string, change: Change) {
  await db
    .updateTable('mobile_package')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deletePackage(db: Db, id: string) {
  await db.deleteFrom('mobile_package').where('id', '=', id).execute()
}

export async function countUploading(db: Db, userId: string) {
  const { count } = await db
    .selectFrom('mobile_package')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', userId)
    .where('status', '=', 'uploading')
    .executeTakeFirstOrThrow()
  return count
}

/** The bytes that an operator has announced since then and not given up. */
export async function sumUploaded(db: Db, { userId, since }: { userId: string; since: Date }) {
  const { sum } = await db
    .selectFrom('mobile_package')
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('sum'))
    .where('uploaded_by', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** The same file, where it is a package already. */
export function findSame(db: Db, { platform, sha256 }: { platform: PackagePlatform; sha256: string }) {
  return db
    .selectFrom('mobile_package')
    .select('id')
    .where('platform', '=', platform)
    .where('sha256', '=', sha256)
    .where('status', 'in', ['ready', 'published'])
    .executeTakeFirst()
}
