import { calls, type CallParsed, type ExportName, Problem } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { spaceOf, type Context } from '../../foundation/call/context/context.ts'
import type { WrittenColumn } from './tables.ts'
import { must } from '../../foundation/process/error/must.ts'
import { countUses } from '../../foundation/call/limit/quota-query.ts'
import { lockAccount } from '../../identity/session/lock-account.ts'
import { createExportFile } from './export-file.ts'
import { exportKind } from './export-job.ts'
import { columnsOf } from './lists.ts'
import { auditedExport, discard, isUnderWay, ownerOf } from './own-export.ts'
import { countUnderWay, findNamed, insertExport, selectOwn } from './queries.ts'
import { exportedOf } from './row.ts'

const mostAtOnce = 2
/** Begun exports, whatever became of them: a person who begins and cancels in a loop makes useless work. */
const often = { kind: 'export', most: 30, withinMs: 10 * 60_000 }
/** Finished ones that are kept: the list shows no more, and their person could not remove the others. */
const mostKept = 20

/** Starts an export for the enterprise that the call works in; without one for the platform. */
export async function startExport(
  { list, asked, columns, name }: CallParsed<'startExport' | 'startSpaceExport'>,
  context: Context,
) {
  const written = columnsOf(list, columns)
  if (written.length === 0 || !calls[list].input.safeParse(asked).success) throw new Problem('malformedRequest')
  return begin({ list, asked, columns: written, name: `${name}.csv`, of: ownerOf(context).entId }, context)
}

/**
 * What operators may have of one enterprise, no records of applications; the file is the operator's own, and the
 * enterprise's log names the operator.
 */
export async function exportEnterprise({ entid }: CallParsed<'exportEnterprise'>, context: Context) {
  const enterprise = await findNamed(context.db, entid)
  if (enterprise === undefined) throw new Problem('enterpriseNotFound')
  if (enterprise.status === 'closed') throw new Problem('enterpriseGoing')
  const name = `${enterprise.name}.jsonl`
  return begin({ list: 'exportEnterprise', asked: { entid }, columns: [], name, of: entid }, context)
}

/** The applications of an enterprise with their records, for an administrator of it: no operator takes them away. */
export async function exportOwnApplications(_input: object, context: Context) {
  const { entId } = spaceOf(context)
  const enterprise = must(await findNamed(context.db, entId), 'the enterprise of the call')
  const asked = { entid: entId }
  return begin(
    { list: 'exportOwnApplications', asked, columns: [], name: `${enterprise.name}.jsonl`, of: entId },
    context,
  )
}

/** `of` is the enterprise whose log has it. */
type Begun = { list: ExportName; asked: object; columns: WrittenColumn[]; name: string; of: string | null }

async function begin({ list, asked, columns, name, of }: Begun, context: Context) {
  const { db, now, newId, lang, services } = context
  const owner = ownerOf(context)
  const { userId, entId } = owner
  await makeRoom(context)
  const id = newId()
  const file = await createExportFile({ name, ...owner }, context)
  await insertExport(db, {
    id,
    user_id: userId,
    ent_id: entId,
    list,
    asked: JSON.stringify(asked),
    columns: JSON.stringify(columns),
    lang,
    name: file.name,
    file_id: file.id,
    created_at: now,
    expires_at: file.expiresAt,
  })
  await services.enqueue(db, { kind: exportKind, key: id, payload: { id }, userId })
  await recordAct(context, { ...auditedExport(id, of), action: 'startExport', diff: { list } })
  const made = (await selectOwn(db, { ...owner, now })).find((one) => one.id === id)
  return exportedOf(must(made, 'the export that was just made'))
}

/** Refuses too many; the oldest of the person's finished exports goes when another begins and the list is full. */
async function makeRoom(context: Context) {
  const { db, now } = context
  const owner = ownerOf(context)
  // Two exports that are asked for at once are counted one after the other.
  await lockAccount(db, owner.userId)
  if ((await countUnderWay(db, owner.userId)) >= mostAtOnce) throw new Problem('tooManyExports', { count: mostAtOnce })
  const usedUp = await countUses(db, [{ ...often, subject: owner.userId }], now)
  if (usedUp !== null) throw new Problem('exportsTooOften', { seconds: usedUp.seconds })
  const own = await selectOwn(db, { ...owner, now })
  const oldest = own.findLast((one) => !isUnderWay(one))
  if (own.length < mostKept || oldest === undefined) return
  await discard({ id: oldest.id, fileId: oldest.file_id }, context)
}
