import { Problem, type CallParsed, type PackagePlatform, type PackageStatus } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { platform as wholePlatform } from '../../../foundation/db/scope.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { beginsLikeZip } from './begins-like-zip.ts'
import { packageLimits } from './limits.ts'
import { ownUpload, unfinished } from './own-upload.ts'
import { packageKind } from './package-job.ts'
import { countUploading, deletePackage, insertPackage, lockPackage, sumUploaded, updatePackage } from './queries.ts'

const mediaTypes = { apk: 'application/vnd.android.package-archive', ipa: 'application/octet-stream' }
const megabyte = 1024 * 1024

export async function addPackage({ platform, name, sizeBytes }: CallParsed<'addPackage'>, context: Context) {
  const { db, now, newId, services } = context
  if (!name.toLowerCase().endsWith(`.${platform}`)) throw new Problem('packageNameWrong', { platform })
  const { packageMegabytes: megabytes } = services.settings.current().upload.value
  if (sizeBytes > megabytes * megabyte) throw new Problem('packageTooLarge', { megabytes })
  await refuseTooMuch(sizeBytes, context)
  const { userId } = sessionOf(context)
  const [id, fileId] = [newId(), newId()]
  const file = { id: fileId, entId: null, purpose: 'package', name, mediaType: mediaTypes[platform], expiresAt: null }
  await services.files.create(db, { ...file, sizeBytes, createdBy: userId })
  const announced = { file_name: name, file_id: fileId, size_bytes: sizeBytes }
  await insertPackage(db, { id, platform, ...announced, uploaded_by: userId, created_at: now })
  await recordAct(context, { action: 'addPackage', targetKind: 'package', targetId: id, entId: null, diff: { name } })
  return { id, status: 'uploading' as const, offset: 0, partBytes: services.files.partBytes }
}

async function refuseTooMuch(sizeBytes: number, context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  const { uploadsAtOnce, dayMs } = packageLimits
  const { packageGigabytesADay: gigabytes } = services.settings.current().upload.value
  // Two uploads that are announced at once are counted one after the other.
  await lockAccount(db, userId)
  if ((await countUploading(db, userId)) >= uploadsAtOnce) throw new Problem('tooManyUploads', { count: uploadsAtOnce })
  const since = new Date(now.getTime() - dayMs)
  if ((await sumUploaded(db, { userId, since })) + sizeBytes > gigabytes * 1024 * megabyte)
    throw new Problem('packageDayFull', { gigabytes })
}

type Taken = { id: string; status: PackageStatus; offset: number }

/** One piece of an upload after the other: of two at once only one could be kept, and each takes memory. */
const onePiece = createTurns(1)

/** The owner of the upload is checked first; the bytes then come for as long as they take. */
export async function addPackageBytes(
  { platform, id, offset }: CallParsed<'addPackageBytes'>,
  context: Context,
): Promise<BytesAnswer<Taken>> {
  const { services } = context
  const { userId } = sessionOf(context)
  const row = await ownUpload({ platform, id }, context)
  const { file_id: fileId, size_bytes: sizeBytes, status } = row
  // A sender who did not hear that it is complete sends its end again, is told how far it is, and asks once more.
  if (status !== 'uploading' && offset === sizeBytes) return async () => ({ id, status, offset })
  if (status !== 'uploading') throw new Problem('fileOffsetWrong', { offset: sizeBytes })
  const take = async (bytes: AsyncIterable<Buffer>) => {
    const body = offset === 0 ? beginsLikeZip(bytes, 'packageNoZip') : bytes
    const at = await services.files.append(fileId, { offset, body })
    if (at < sizeBytes) return { id, status, offset: at }
    return { id, status: await complete({ platform, id, fileId, userId }, services), offset: at }
  }
  return (bytes) => onePiece(id, () => take(bytes))
}

type Whole = { platform: PackagePlatform; id: string; fileId: string; userId: string }

/** Completes an upload once: a second call, for example in another process, gets the outcome of the first. */
async function complete({ platform, id, fileId, userId }: Whole, services: Services) {
  const stored = await services.files.finish(fileId).catch(overtaken)
  return services.tx(wholePlatform, async (db): Promise<PackageStatus> => {
    const row = await lockPackage(db, { platform, id })
    if (row !== undefined && row.status !== 'uploading') return row.status
    // A call that cancelled it meanwhile was faster.
    if (row === undefined || stored === null || !(await stored(db))) throw new Problem('notFound')
    await updatePackage(db, id, { status: 'parsing' })
    await services.enqueue(db, { kind: packageKind, key: id, payload: { id }, userId })
    return 'parsing'
  })
}

function overtaken(error: unknown) {
  if (error instanceof Problem && error.code === 'notFound') return null
  throw error
}

export async function cancelPackage(named: CallParsed<'cancelPackage'>, context: Context) {
  const { id, file_id: fileId, file_name: name, status } = await unfinished(named, context)
  const { db, services } = context
  await (status === 'uploading' ? services.files.discard(db, fileId) : services.files.remove(db, fileId))
  await deletePackage(db, id)
  await recordAct(context, {
    action: 'cancelPackage',
    targetKind: 'package',
    targetId: id,
    entId: null,
    diff: { name },
  })
  return {}
}
