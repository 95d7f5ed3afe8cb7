import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { lockPackage } from './queries.ts'

type PackageKey = Parameters<typeof lockPackage>[1]

/** The caller's own upload. Another operator's is as unknown as one that never was. */
export async function ownUpload(named: PackageKey, context: Context) {
  const row = await withFile(named, context)
  if (row.uploaded_by !== sessionOf(context).userId) throw new Problem('notFound')
  return row
}

/** What may be given up: the caller's own upload that is not complete, and a package that could not be read. */
export async function unfinished(named: PackageKey, context: Context) {
  const row = await withFile(named, context)
  const isOwn = row.status === 'uploading' && row.uploaded_by === sessionOf(context).userId
  if (!isOwn && row.status !== 'unread') throw new Problem('notFound')
  return row
}

async function withFile(named: PackageKey, { db }: Context) {
  const row = await lockPackage(db, named)
  if (row === undefined || row.file_id === null) throw new Problem('notFound')
  return { ...row, file_id: row.file_id }
}
