import { type ExportedList, type ExportName, Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../foundation/call/context/context.ts'
import { findOwn, updateExport, type ExportRow, type Owner } from './queries.ts'

/** The owner of the exports: the caller, in the enterprise that the call works in; else for the platform. */
export function ownerOf(context: Context): Owner {
  return { userId: sessionOf(context).userId, entId: context.space?.entId ?? null }
}

/** Another person's export is as unknown as one that never was, and so is one of another enterprise. */
export async function ownExport(id: string, context: Context) {
  const found = await findOwn(context.db, { id, ...ownerOf(context) })
  if (found === undefined || found.status === 'cancelled' || found.expires_at <= context.now)
    throw new Problem('notFound')
  return found
}

export async function discard({ id, fileId }: { id: string; fileId: string | null }, { db, services }: Context) {
  await updateExport(db, id, { status: 'cancelled' })
  if (fileId !== null) await services.files.remove(db, fileId)
}

export function isUnderWay({ status }: Pick<ExportRow, 'status'>) {
  return status === 'waiting' || status === 'running'
}

/** What an enterprise has, and no list: a row a line. */
export function isWhole(list: ExportName): list is Exclude<ExportName, ExportedList> {
  return list === 'exportEnterprise' || list === 'exportOwnApplications'
}

export function auditedExport(id: string, entId: string | null) {
  return { targetKind: 'export', targetId: id, entId } as const
}
