import { type CallParsed, Problem, type exportCalls, type spaceExportCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../foundation/call/context/in-platform-scope.ts'
import { must } from '../../foundation/process/error/must.ts'
import { findFile } from '../../foundation/file/file/file-query.ts'
import { isLinkFor, signLink } from '../../foundation/file/file/link.ts'
import { cancel } from '../../foundation/job/intervene-query.ts'
import { exportKind } from './export-job.ts'
import { auditedExport, discard, ownerOf, ownExport } from './own-export.ts'
import { lockExport, selectOwn } from './queries.ts'
import { exportedOf } from './row.ts'
import { exportEnterprise, exportOwnApplications, startExport } from './start-export.ts'

export const exportHandlers: Handlers<typeof exportCalls & typeof spaceExportCalls> = {
  startExport: ofPlatform(startExport),
  exportEnterprise: ofPlatform(exportEnterprise),
  listExports: ofPlatform(listExports),
  cancelExport: ofPlatform(cancelExport),
  linkExport: ofPlatform(linkExport),
  downloadExport: ofPlatform(downloadExport),

  // An export and its file are rows of the platform, also where they are of an enterprise.
  startSpaceExport: inPlatformScope(startExport),
  exportOwnApplications: inPlatformScope(exportOwnApplications),
  listSpaceExports: inPlatformScope(listExports),
  cancelSpaceExport: inPlatformScope(cancelExport),
  linkSpaceExport: inPlatformScope(linkExport),
  downloadSpaceExport: inPlatformScope(downloadExport),
}

/** Also where an operator looks after an enterprise on its own address. */
function ofPlatform<I, O>(handle: (input: I, context: Context) => Promise<O>) {
  return (input: I, context: Context) => handle(input, { ...context, space: null })
}

async function listExports(_input: object, context: Context) {
  const rows = await selectOwn(context.db, { ...ownerOf(context), now: context.now })
  return rows.map(exportedOf)
}

async function cancelExport({ id }: { id: string }, context: Context) {
  const { user_id: by } = await ownExport(id, context)
  // The job first: the process that writes it locks it before the export, too.
  await cancel(context.db, { kind: exportKind, key: id, by, now: context.now })
  const { file_id: fileId } = must(await lockExport(context.db, id), 'an export of one’s own')
  await discard({ id, fileId }, context)
  return {}
}

async function linkExport({ id }: { id: string }, context: Context) {
  const { services, now } = context
  const { status, file_id: fileId, user_id: userId, ent_id: entId, list } = await ownExport(id, context)
  if (status !== 'done' || fileId === null) throw new Problem('exportNotDone')
  const { until, sign } = signLink(services.secrets, { fileId, userId }, now)
  await recordAct(context, { ...auditedExport(id, entId), action: 'downloadExport', diff: { list } })
  const place = entId === null ? '/api/sysop' : `/space-${entId}/sapi/enterprise`
  return { url: `${place}/export/${id}/file?${new URLSearchParams({ until, sign }).toString()}` }
}

async function downloadExport({ id, ...link }: CallParsed<'downloadExport'>, context: Context) {
  const { db, services, now } = context
  const { userId } = sessionOf(context)
  const { file_id: fileId } = await ownExport(id, context)
  if (fileId === null) throw new Problem('fileMissing')
  if (!isLinkFor(services.secrets, { fileId, userId }, { ...link, now })) throw new Problem('linkNotValid')
  const file = await findFile(db, fileId)
  const isThere = file?.status === 'stored' && (file.expires_at === null || file.expires_at > now)
  if (file === undefined || !isThere) throw new Problem('fileMissing')
  const etag = `"${file.sha256 ?? ''}"`
  const shape = { name: file.name, type: file.media_type, sizeBytes: file.size_bytes, etag }
  return { ...shape, openRange: (range: { first: number; last: number }) => services.files.open(file, range) }
}
