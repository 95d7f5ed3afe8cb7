import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { recordAct } from '../../foundation/audit/queries.ts'
import type { BytesAnswer } from '../../foundation/context/bytes-answer.ts'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import { platform as wholePlatform } from '../../foundation/db/scope.ts'
import { lockAccount } from '../../identity/session/lock-account.ts'
import { beginsLikeZip } from './begins-like-zip.ts'
import { packageLimits } from './limits.ts'
import { ownUpload } from './own-upload.ts'
import { packageKind } from './package-job.ts'
import { countUploading, deletePackage, insertPackage, sumUploaded, updatePackage } from './queries.ts'

const mediaTypes = { apk: 'application/vnd.android.package-archive', ipa: 'application/octet-stream' }
const megabyte = 1024 * 1024

export async function addPackage({ platform, name, sizeBytes }: CallParsed<'addPackage'>, context: Context) {
  const { db, now, newId, services } = context
  if (!name.toLowerCase().endsWith(`.${platform}`)) throw new Problem('packageNameWrong', { platform })
  if (sizeBytes > packageLimits.bytes)
    throw new Problem('packageTooLarge', { megabytes: packageLimits.bytes / megabyte })
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
  const { db, now } = context
  const { userId } = sessionOf(context)
  const { uploadsAtOnce, bytesInADay, dayMs } = packageLimits
  // Two that are announced at once are counted one after the other.
  await lockAccount(db, userId)
  if ((await countUploading(db, userId)) >= uploadsAtOnce) throw new Problem('tooManyUploads', { count: uploadsAtOnce })
  const since = new Date(now.getTime() - dayMs)
  if ((await sumUploaded(db, { userId, since })) + sizeBytes > bytesInADay)
    throw new Problem('packageDayFull', { gigabytes: bytesInADay / 1024 / megabyte })
}

type Taken = { id: string; status: 'uploading' | 'parsing'; offset: number }

/** Whose upload it is was looked at; the bytes then come for as long as they take. */
export async function addPackageBytes(
  { platform, id, offset }: CallParsed<'addPackageBytes'>,
  context: Context,
): Promise<BytesAnswer<Taken>> {
  const { services } = context
  const { userId } = sessionOf(context)
  const { file_id: fileId, size_bytes: sizeBytes } = await ownUpload({ platform, id }, context)
  return async (bytes) => {
    const body = offset === 0 ? beginsLikeZip(bytes) : bytes
    const at = await services.files.append(fileId, { offset, body })
    if (at < sizeBytes) return { id, status: 'uploading', offset: at }
    const stored = await services.files.finish(fileId)
    await services.tx(wholePlatform, async (db) => {
      // Whoever cancelled it meanwhile was faster.
      if (!(await stored(db))) throw new Problem('notFound')
      await updatePackage(db, id, { status: 'parsing' })
      await services.enqueue(db, { kind: packageKind, key: id, payload: { id }, userId })
    })
    return { id, status: 'parsing', offset: at }
  }
}

export async function cancelPackage(named: CallParsed<'cancelPackage'>, context: Context) {
  const { id, file_id: fileId, file_name: name } = await ownUpload(named, context)
  const { db, services } = context
  await services.files.remove(db, fileId)
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
