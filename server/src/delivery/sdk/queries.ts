import type { SdkIndex } from '@atrium/shared-utility/contract'
import type { Db } from '../../foundation/db/tx.ts'

export type KeptPackage = {
  file: string
  /** Null where no index names it any more. */
  named: { name: string; version: string } | null
  integrity: string
}

export async function selectKeptFiles(db: Db) {
  const rows = await db.selectFrom('sdk_package').select('file').execute()
  return new Set(rows.map(({ file }) => file))
}

/** False where another machine was first. */
export async function insertPackage(
  db: Db,
  { file, named, integrity, fileId, now }: KeptPackage & { fileId: string; now: Date },
) {
  const { name, version } = named ?? { name: null, version: null }
  const made = await db
    .insertInto('sdk_package')
    .values({ file, name, version, integrity, file_id: fileId, kept_at: now })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .returning('file')
    .executeTakeFirst()
  return made !== undefined
}

/** Where its bytes are, and what they must be. */
export async function findPackage(db: Db, file: string) {
  const found = await db
    .selectFrom('sdk_package')
    .innerJoin('stored_file', 'stored_file.id', 'sdk_package.file_id')
    .selectAll('stored_file')
    .select('integrity')
    .where('file', '=', file)
    .where('stored_file.status', '=', 'stored')
    .executeTakeFirst()
  return found ?? null
}

/** The last stored version of each package. */
export async function selectNewest(db: Db): Promise<SdkIndex['packages']> {
  const rows = await db
    .selectFrom('sdk_package')
    .select(['name', 'version', 'file', 'integrity'])
    .distinctOn('name')
    .where('name', 'is not', null)
    .orderBy('name')
    .orderBy('kept_at', 'desc')
    .orderBy('file')
    .execute()
  return rows.map(({ name, version, ...kept }) => ({ name: name ?? '', version: version ?? '', ...kept }))
}
