import { Problem, type BundleStatus, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { beginsLikeZip } from '../package/begins-like-zip.ts'
import { bundleKind } from './bundle-job.ts'
import { bundleLimits } from './limits.ts'
import { countBundles, deleteBundle, insertBundle, lockBundle, lockCount, updateBundle } from './queries.ts'

const megabyte = 1024 * 1024

export async function addBundle({ name, sizeBytes }: CallParsed<'addBundle'>, context: Context) {
  const { db, now, newId, services, config } = context
  if (!name.toLowerCase().endsWith('.zip')) throw new Problem('bundleNameWrong')
  if (config.updateKeys.length === 0) throw new Problem('bundleNoKeys')
  const { bundleMegabytes: megabytes } = services.settings.current().upload.value
  if (sizeBytes > megabytes * megabyte) throw new Problem('bundleTooLarge', { megabytes })
  const { userId } = sessionOf(context)
  await refuseTooMany(userId, context)
  const [id, fileId] = [newId(), newId()]
  const file = { id: fileId, entId: null, purpose: 'bundle', name, mediaType: 'application/zip', expiresAt: null }
  await services.files.create(db, { ...file, sizeBytes, createdBy: userId })
  const announced = { file_name: name, file_id: fileId, size_bytes: sizeBytes }
  await insertBundle(db, { id, ...announced, uploaded_by: userId, created_at: now })
  await recordAct(context, { action: 'addBundle', targetKind: 'bundle', targetId: id, entId: null, diff: { name } })
  return { id, status: 'uploading' as const, offset: 0, partBytes: services.files.partBytes }
}

async function refuseTooMany(userId: string, { db }: Context) {
  await lockCount(db)
  const { kept, sending } = await countBundles(db, userId)
  const { kept: mostKept, uploadsAtOnce } = bundleLimits
  if (sending >= uploadsAtOnce) throw new Problem('tooManyUploads', { count: uploadsAtOnce })
  if (kept >= mostKept) throw new Problem('bundlesFull', { count: mostKept })
}

type Taken = { id: string; status: BundleStatus; offset: number }

/** One piece of an upload after the other: of two at once only one could be kept, and each takes memory. */
const onePiece = createTurns(1)

/** The owner of the upload is checked first; the bytes then come for as long as they take. */
export async function addBundleBytes(
  { id, offset }: CallParsed<'addBundleBytes'>,
  context: Context,
): Promise<BytesAnswer<Taken>> {
  const { services } = context
  const { userId } = sessionOf(context)
  const { file_id: fileId, size_bytes: sizeBytes, status } = await ownUpload(id, context)
  // A sender who did not hear that it is complete sends its end again, is told how far it is, and asks once more.
  if (status !== 'uploading' && offset === sizeBytes) return async () => ({ id, status, offset })
  if (status !== 'uploading') throw new Problem('fileOffsetWrong', { offset: sizeBytes })
  const take = async (bytes: AsyncIterable<Buffer>) => {
    const body = offset === 0 ? beginsLikeZip(bytes, 'bundleNoZip') : bytes
    const at = await services.files.append(fileId, { offset, body })
    if (at < sizeBytes) return { id, status, offset: at }
    return { id, status: await complete({ id, fileId, userId }, services), offset: at }
  }
  return (bytes) => onePiece(id, () => take(bytes))
}

/** Completes an upload once: a second call, for example in another process, gets the outcome of the first. */
async function complete({ id, fileId, userId }: { id: string; fileId: string; userId: string }, services: Services) {
  const stored = await services.files.finish(fileId).catch(overtaken)
  return services.tx(platform, async (db): Promise<BundleStatus> => {
    const row = await lockBundle(db, id)
    if (row !== undefined && row.status !== 'uploading') return row.status
    // A call that cancelled it meanwhile was faster.
    if (row === undefined || stored === null || !(await stored(db))) throw new Problem('notFound')
    await updateBundle(db, id, { status: 'checking' })
    await services.enqueue(db, { kind: bundleKind, key: id, payload: { id }, userId })
    return 'checking'
  })
}

function overtaken(error: unknown) {
  if (error instanceof Problem && error.code === 'notFound') return null
  throw error
}

export async function cancelBundle({ id }: CallParsed<'cancelBundle'>, context: Context) {
  const { file_id: fileId, file_name: name, status } = await ownUpload(id, context)
  if (status !== 'uploading') throw new Problem('notFound')
  const { db, services } = context
  await services.files.discard(db, fileId)
  await deleteBundle(db, id)
  await recordAct(context, { action: 'cancelBundle', targetKind: 'bundle', targetId: id, entId: null, diff: { name } })
  return {}
}

/** The caller's own upload. Another operator's is as unknown as one that never was. */
async function ownUpload(id: string, context: Context) {
  const row = await lockBundle(context.db, id)
  if (row === undefined || row.file_id === null) throw new Problem('notFound')
  if (row.uploaded_by !== sessionOf(context).userId) throw new Problem('notFound')
  return { ...row, file_id: row.file_id }
}
