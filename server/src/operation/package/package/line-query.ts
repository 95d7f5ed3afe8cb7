import type { PackagePlatform } from '@atrium/shared-utility/contract'
import type { Db } from '../../../foundation/db/tx.ts'

type Line = { id: string; platform: PackagePlatform; packageName: string }

/** The published packages of the same name, without this one; the newest first. */
export function selectPublished(db: Db, { id, platform, packageName }: Line) {
  return db
    .selectFrom('mobile_package')
    .select(['version_code', 'signer'])
    .where('platform', '=', platform)
    .where('package_name', '=', packageName)
    .where('status', '=', 'published')
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}

export async function hasOthers(db: Db, platform: PackagePlatform) {
  const found = await db
    .selectFrom('mobile_package')
    .select('id')
    .where('platform', '=', platform)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
