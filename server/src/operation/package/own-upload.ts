import { Problem, type PackagePlatform } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { lockPackage } from './queries.ts'

/** One's own upload that is not complete. Somebody else's is as unknown as one that never was. */
export async function ownUpload(named: { platform: PackagePlatform; id: string }, context: Context) {
  const row = await lockPackage(context.db, named)
  if (row?.uploaded_by !== sessionOf(context).userId || row.status !== 'uploading' || row.file_id === null)
    throw new Problem('notFound')
  return { ...row, file_id: row.file_id }
}
