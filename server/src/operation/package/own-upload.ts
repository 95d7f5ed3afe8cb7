import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { lockPackage } from './queries.ts'

type Named = Parameters<typeof lockPackage>[1]

/** One's own upload. Somebody else's is as unknown as one that never was. */
export async function ownUpload(named: Named, context: Context) {
  const row = await withFile(named, context)
  if (row.uploaded_by !== sessionOf(context).userId) throw new Problem('notFound')
  return row
}

/** What may be given up: one's own upload that is not complete, and what nobody could look into. */
export async function unfinished(named: Named, context: Context) {
  const row = await withFile(named, context)
  const isOwn = row.status === 'uploading' && row.uploaded_by === sessionOf(context).userId
  if (!isOwn && row.status !== 'unread') throw new Problem('notFound')
  return row
}

async function withFile(named: Named, { db }: Context) {
  const row = await lockPackage(db, named)
  if (row === undefined || row.file_id === null) throw new Problem('notFound')
  return { ...row, file_id: row.file_id }
}
