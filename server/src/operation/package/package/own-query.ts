import type { Db } from '../../../foundation/db/tx.ts'

/** Of each application that the enterprise of the transaction has, the package published last; Android before iOS. */
export function selectOwn(db: Db) {
  return db
    .selectFrom('own_package')
    .distinctOn(['platform', 'package_name'])
    .select([
      'id',
      'platform',
      'label',
      'package_name',
      'version_name',
      'version_code',
      'min_os',
      'size_bytes',
      'notes',
    ])
    .select('published_at')
    .orderBy('platform')
    .orderBy('package_name')
    .orderBy('published_at', 'desc')
    .execute()
}

export function findOwn(db: Db, id: string) {
  return db.selectFrom('own_package').select(['id', 'platform']).where('id', '=', id).executeTakeFirst()
}
