import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { cancel } from '../../../foundation/job/intervene-query.ts'
import { openEntity } from '../record/open-app.ts'
import { recordImportJob, recordImportKind } from './import-job.ts'
import { beginImport, findImport, lockImport } from './queries.ts'
import { findChosen } from './read-file.ts'
import { openToAdd } from './targets.ts'

/** It begins as the platform, whose jobs are; in a transaction of its own. */
export async function startRecordImport(input: CallParsed<'startRecordImport'>, context: Context) {
  const { now, visitor, services } = context
  const [{ entId }, { userId }] = [spaceOf(context), sessionOf(context)]
  const row = await findChosen(await openToAdd(input, context), input, context)
  const { id, mapping, appId } = input
  const from = { ip: visitor.ip, userAgent: visitor.userAgent.slice(0, 400), requestId: visitor.requestId }
  const begun = { entId, id, mapping: JSON.stringify(mapping), now, ...from }
  await services.tx(platform, async (db) => {
    if (!(await beginImport(db, begun).catch(underWay))) throw new Problem('importNotOpen')
    await services.enqueue(db, { kind: recordImportKind, key: id, payload: { entId, id }, entId, userId })
    const target = { targetKind: 'application', targetId: appId, entId } as const
    const diff = { name: row.file_name, found: row.total }
    await recordAct({ ...context, db }, { action: 'startRecordImport', ...target, diff })
  })
  return { id }
}

/** Of two that begin at once, one. */
function underWay(error: unknown): never {
  throw isUniqueViolation(error, 'record_import_under_way')
    ? new Problem('importUnderWay', {}, { cause: error })
    : error
}

export async function cancelRecordImport({ id, ...where }: CallParsed<'cancelRecordImport'>, context: Context) {
  const { now, services } = context
  const { entId } = spaceOf(context)
  const by = sessionOf(context).userId
  const { appId, entity } = await openEntity(where, context)
  const row = await findImport(context.db, { id, appId, entityUid: entity.uid })
  if (row === undefined || row.status === 'read') throw new Problem('notFound')
  await services.tx(platform, async (db) => {
    await cancel(db, { kind: recordImportKind, key: id, by, now })
    await lockImport(db, { entId, id })
    await recordImportJob.cancelled?.({ entId, id }, { db, services, now })
    const target = { targetKind: 'application', targetId: appId, entId } as const
    await recordAct({ ...context, db }, { action: 'cancelRecordImport', ...target, diff: { name: row.file_name } })
  })
  return {}
}
