import { holdsFiles, Problem, type AttachmentType, type CallParsed } from '@atrium/shared-utility/contract'
import { allowedType } from '../../../enterprise/message/attachment/allowed-type.ts'
import { mediaTypes } from '../../../enterprise/message/attachment/content.ts'
import { takeBytes } from '../../../enterprise/message/attachment/take-bytes.ts'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { addedFields } from '../../design/app-role/rights.ts'
import { holdsSomewhere } from '../../record-store/right.ts'
import { recordFilePurpose } from '../../record-store/file-query.ts'
import { openEntity, type OpenEntity } from '../record/open-app.ts'
import { attachmentOf } from '../record/files/files-in.ts'
import { countUploads, deleteUpload, insertUpload, lockUpload, noteWhole } from './queries.ts'

/** At once by one person, taken up by no record. */
const mostUploads = 50

/** A field that the caller may fill in, in a new record or in one that is there. */
export async function addRecordFile(
  { field: key, name, sizeBytes, ...where }: CallParsed<'addRecordFile'>,
  context: Context,
) {
  const open = await openEntity(where, context)
  const field = fieldOf(open, key)
  const { services, now } = context
  const isTaken = (one: AttachmentType) => field.type === 'file' || mediaTypes[one].startsWith('image/')
  const type = allowedType({ name, sizeBytes }, context, isTaken)
  const [id, by, { entId }] = [context.newId(), sessionOf(context).userId, open.store]
  const mediaType = mediaTypes[type]
  return services.tx(platform, async (db) => {
    // Two that are announced at once are counted one after the other.
    await lockAccount(db, by)
    if ((await countUploads(db, { entId, by })) >= mostUploads)
      throw new Problem('tooManyAttaching', { count: mostUploads })
    const stored = { purpose: recordFilePurpose, name, mediaType, sizeBytes, createdBy: by, expiresAt: null }
    await services.files.create(db, { id, entId, ...stored })
    await insertUpload(db, {
      ent_id: entId,
      file_id: id,
      app_id: where.appId,
      entity_uid: open.entity.uid,
      field_uid: field.uid,
      record_id: null,
      name,
      media_type: mediaType,
      size_bytes: sizeBytes,
      by_user: by,
      made_at: now,
    })
    return { id, offset: 0, partBytes: services.files.partBytes }
  })
}

function fieldOf({ fields, rights }: OpenEntity, key: string) {
  const field = fields.find((one) => one.key === key && holdsFiles(one))
  const changed = rights.fields.get(key)?.change
  const isFilledIn = addedFields(rights).has(key) || (changed !== undefined && holdsSomewhere(changed))
  if (field === undefined || !isFilledIn) throw new Problem('actNotGranted')
  return field
}

export async function addRecordFileBytes(
  { fileId, offset, ...where }: CallParsed<'addRecordFileBytes'>,
  context: Context,
) {
  const open = await openEntity(where, context)
  const { entId } = open.store
  const file = await inPlatform(context, (db) => own(db, fileId, { open, context }))
  return takeBytes(
    {
      file,
      offset,
      aside: (work) => inPlatform(context, work),
      note: (db, { id, media_type: mediaType }) => noteWhole(db, { entId, id, mediaType }),
      wholeOf: ({ id, name, media_type: mediaType, size_bytes: sizeBytes }) =>
        attachmentOf({ id, name, mediaType, sizeBytes }),
    },
    context,
  )
}

export async function removeRecordFile({ fileId, ...where }: CallParsed<'removeRecordFile'>, context: Context) {
  const open = await openEntity(where, context)
  const { files } = context.services
  await inPlatform(context, async (db) => {
    const file = await own(db, fileId, { open, context })
    await deleteUpload(db, { entId: open.store.entId, id: fileId })
    await (file.status === 'uploading' ? files.discard(db, fileId) : files.remove(db, fileId))
  })
  return {}
}

function inPlatform<T>({ services }: Context, work: (db: Db) => Promise<T>) {
  return services.tx(platform, work)
}

async function own(db: Db, id: string, { open, context }: { open: OpenEntity; context: Context }) {
  const by = sessionOf(context).userId
  const file = await lockUpload(db, { entId: open.store.entId, id, by, entityUid: open.entity.uid })
  if (file === undefined) throw new Problem('notFound')
  return file
}
