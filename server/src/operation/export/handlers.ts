import { calls, Problem, type exportCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { findFile } from '../../foundation/file/file-query.ts'
import { isLinkFor, signLink } from '../../foundation/file/link.ts'
import { cancel } from '../../foundation/job/intervene-query.ts'
import { must } from '../../foundation/error/must.ts'
import { lockAccount } from '../../identity/session/lock-account.ts'
import { exportKind } from './export-job.ts'
import { createExportFile } from './export-file.ts'
import { columnsOf } from './lists.ts'
import { countUnderWay, findOwn, insertExport, lockExport, selectOwn, updateExport } from './queries.ts'
import { exportedOf } from './row.ts'

const mostAtOnce = 2
/** Finished ones that are kept: the list shows no more, and nobody could remove the others. */
const mostKept = 20

export const exportHandlers: Handlers<typeof exportCalls> = {
  async startExport({ list, asked, columns, name }, context) {
    const { db, now, newId, lang, services } = context
    const { userId } = sessionOf(context)
    const written = columnsOf(list, columns)
    if (written.length === 0 || !calls[list].input.safeParse(asked).success) throw new Problem('malformedRequest')
    // Two that are asked for at once are counted one after the other.
    await lockAccount(db, userId)
    if ((await countUnderWay(db, userId)) >= mostAtOnce) throw new Problem('tooManyExports', { count: mostAtOnce })
    await makeRoom(context)
    const id = newId()
    const file = await createExportFile({ name: `${name}.csv`, userId }, context)
    await insertExport(db, {
      id,
      user_id: userId,
      list,
      asked: JSON.stringify(asked),
      columns: JSON.stringify(written),
      lang,
      name: file.name,
      file_id: file.id,
      created_at: now,
      expires_at: file.expiresAt,
    })
    await services.enqueue(db, { kind: exportKind, key: id, payload: { id }, userId })
    await recordAct(context, { ...audited(id), action: 'startExport', diff: { list } })
    const made = (await selectOwn(db, { userId, now })).find((one) => one.id === id)
    return exportedOf(must(made, 'the export that was just made'))
  },

  async listExports(_input, context) {
    const rows = await selectOwn(context.db, { userId: sessionOf(context).userId, now: context.now })
    return rows.map(exportedOf)
  },

  async cancelExport({ id }, context) {
    const { user_id: by } = await own(id, context)
    // The job first: whoever writes it locks it before the export, too.
    await cancel(context.db, { kind: exportKind, key: id, by, now: context.now })
    const { file_id: fileId } = must(await lockExport(context.db, id), 'an export of one’s own')
    await discard({ id, fileId }, context)
    return {}
  },

  async linkExport({ id }, context) {
    const { services, now } = context
    const { status, file_id: fileId, user_id: userId, list } = await own(id, context)
    if (status !== 'done' || fileId === null) throw new Problem('exportNotDone')
    const { until, sign } = signLink(services.secrets, { fileId, userId }, now)
    await recordAct(context, { ...audited(id), action: 'downloadExport', diff: { list } })
    return { url: `/api/sysop/export/${id}/file?${new URLSearchParams({ until, sign }).toString()}` }
  },

  async downloadExport({ id, ...link }, context) {
    const { db, services, now } = context
    const { file_id: fileId, user_id: userId } = await own(id, context)
    if (fileId === null) throw new Problem('fileMissing')
    if (!isLinkFor(services.secrets, { fileId, userId }, { ...link, now })) throw new Problem('linkNotValid')
    const file = await findFile(db, fileId)
    const isThere = file?.status === 'stored' && (file.expires_at === null || file.expires_at > now)
    if (file === undefined || !isThere) throw new Problem('fileMissing')
    const etag = `"${file.sha256 ?? ''}"`
    const shape = { name: file.name, type: file.media_type, sizeBytes: file.size_bytes, etag }
    return { ...shape, openRange: (range) => services.files.open(file, range) }
  },
}

/** The oldest of one's finished exports goes when another begins and the list is full. */
async function makeRoom(context: Context) {
  const own = await selectOwn(context.db, { userId: sessionOf(context).userId, now: context.now })
  const oldest = own.findLast(({ status }) => status !== 'waiting' && status !== 'running')
  if (own.length < mostKept || oldest === undefined) return
  await discard({ id: oldest.id, fileId: oldest.file_id }, context)
}

async function discard({ id, fileId }: { id: string; fileId: string | null }, { db, services }: Context) {
  await updateExport(db, id, { status: 'cancelled' })
  if (fileId !== null) await services.files.remove(db, fileId)
}

/** Somebody else's is as unknown as one that never was. */
async function own(id: string, context: Context) {
  const found = await findOwn(context.db, { id, userId: sessionOf(context).userId })
  if (found === undefined || found.status === 'cancelled' || found.expires_at <= context.now)
    throw new Problem('notFound')
  return found
}

function audited(id: string) {
  return { targetKind: 'export', targetId: id, entId: null } as const
}
