import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { allowedType } from '../../enterprise/message/attachment/allowed-type.ts'
import { mediaTypes } from '../../enterprise/message/attachment/content.ts'
import { takeBytes } from '../../enterprise/message/attachment/take-bytes.ts'
import { sessionOf, spaceOf, type Context } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import type { StoredFile } from '../../foundation/file/file/file-query.ts'
import { sizeOf } from '../../foundation/file/picture/picture-size.ts'
import { orientationOf } from '../../foundation/file/preview/thumbnail/orientation.ts'
import { lockAccount } from '../../identity/session/lock-account.ts'
import {
  chatFilePurpose,
  countUnsent,
  deleteUpload,
  findUpload,
  insertUpload,
  isOwnConversation,
  lockStored,
  noteWhole,
} from './queries.ts'

const megabyte = 1024 * 1024
const dayMs = 24 * 60 * 60_000
/** Not sent, of one person, at once. */
const mostUnsent = 50
/** A picture says here how large it is, also after a preview within it. */
const pictureHeadBytes = megabyte

export async function addChatFile({ conversationId, name, sizeBytes }: CallParsed<'addChatFile'>, context: Context) {
  const { db, services, now } = context
  if (!(await isOwnConversation(db, conversationId))) throw new Problem('conversationNotFound')
  const type = allowedType({ name, sizeBytes }, context)
  const [id, by, entId, mediaType] = [
    context.newId(),
    sessionOf(context).userId,
    spaceOf(context).entId,
    mediaTypes[type],
  ]
  await services.tx(platform, async (aside) => {
    // Two that are announced at once are counted one after the other.
    await lockAccount(aside, by)
    if ((await countUnsent(aside, { entId, by })) >= mostUnsent)
      throw new Problem('tooManyAttaching', { count: mostUnsent })
    // Operators look after the store: what the file is called is not for them.
    const stored = { purpose: chatFilePurpose, name: `file.${type}`, mediaType, sizeBytes, createdBy: by }
    await services.files.create(aside, { id, entId, ...stored, expiresAt: new Date(now.getTime() + dayMs) })
  })
  await insertUpload(db, {
    ent_id: entId,
    file_id: id,
    conversation_id: conversationId,
    name,
    media_type: mediaType,
    size_bytes: sizeBytes,
    by_user: by,
    made_at: now,
  })
  return { id, offset: 0, partBytes: services.files.partBytes }
}

export async function addChatFileBytes({ offset, ...key }: CallParsed<'addChatFileBytes'>, context: Context) {
  const { db, services } = context
  const { entId } = spaceOf(context)
  const upload = await findUpload(db, key)
  const aside = <T>(work: (db: Db) => Promise<T>) => services.tx(platform, work)
  const stored = upload && (await aside((platformDb) => lockStored(platformDb, upload.id)))
  if (stored === undefined) throw new Problem('notFound')
  const file = { ...stored, name: upload?.name ?? '' }
  const taken = await takeBytes(
    {
      file,
      offset,
      aside,
      note: async (platformDb, whole) => {
        const size = await pictureSizeOf(whole, context)
        await noteWhole(platformDb, { entId, id: whole.id, mediaType: whole.media_type, size })
      },
      wholeOf: () => true,
    },
    context,
  )
  return async (bytes: AsyncIterable<Buffer>) => {
    const { whole, ...at } = await taken(bytes)
    return { ...at, isWhole: whole === true }
  }
}

/** As it is seen, whichever way its camera was held. */
async function pictureSizeOf({ media_type: mediaType, ...file }: StoredFile, { services }: Context) {
  if (!mediaType.startsWith('image/')) return null
  const last = Math.min(file.size_bytes, pictureHeadBytes) - 1
  const head = await services.files.open({ ...file, media_type: mediaType }, { first: 0, last })
  const bytes: Buffer = Buffer.concat(await head.toArray())
  const size = sizeOf(mediaType, bytes)
  const isSideways = mediaType === 'image/jpeg' && orientationOf(bytes) >= 5
  return size !== null && isSideways ? { width: size.height, height: size.width } : size
}

export async function removeChatFile(key: CallParsed<'removeChatFile'>, { db }: Context) {
  if ((await findUpload(db, key)) === undefined) throw new Problem('notFound')
  await deleteUpload(db, key)
  return {}
}
