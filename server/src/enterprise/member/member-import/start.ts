import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { cancel } from '../../../foundation/job/intervene-query.ts'
import { lockAsAdministrator } from '../member/lock-member.ts'
import { memberImportJob, memberImportKind } from './import-job.ts'
import { beginImport, isUnderWay, lockImport } from './queries.ts'
import { lockChosen } from './read-file.ts'

export async function startMemberImport(input: CallParsed<'startMemberImport'>, context: Context) {
  const { db, now, visitor, services } = context
  const { userId } = sessionOf(context)
  const { entId } = await lockAsAdministrator(userId, context)
  const row = await lockChosen(input, context)
  if (await isUnderWay(db, entId)) throw new Problem('importUnderWay')
  const { id, mapping, makeDepartments: makes } = input
  const from = { ip: visitor.ip, userAgent: visitor.userAgent.slice(0, 400), requestId: visitor.requestId }
  await beginImport(db, { entId, id, mapping: JSON.stringify(mapping), makes, now, ...from }).catch(underWay)
  await services.enqueue(db, { kind: memberImportKind, key: id, payload: { entId, id }, entId, userId })
  const target = { targetKind: 'enterprise', targetId: entId, entId } as const
  await recordAct(context, { action: 'startMemberImport', ...target, diff: { name: row.file_name, found: row.total } })
  return { id }
}

/** Of two that begin at once, one. */
function underWay(error: unknown): never {
  throw isUniqueViolation(error, 'member_import_under_way')
    ? new Problem('importUnderWay', {}, { cause: error })
    : error
}

export async function cancelMemberImport({ id }: CallParsed<'cancelMemberImport'>, context: Context) {
  const { db, now, services } = context
  const { entId } = spaceOf(context)
  const by = sessionOf(context).userId
  await lockAsAdministrator(by, context)
  // The account, the job, the import: the job's own work locks them in this order.
  await cancel(db, { kind: memberImportKind, key: id, by, now })
  const row = await lockImport(db, { entId, id })
  if (row === undefined || row.status === 'read') throw new Problem('notFound')
  await memberImportJob.cancelled?.({ entId, id }, { db, services, now })
  const target = { targetKind: 'enterprise', targetId: entId, entId } as const
  await recordAct(context, { action: 'cancelMemberImport', ...target, diff: { name: row.file_name } })
  return {}
}
