import { attachmentTypeOf, Problem, type CallOutput, type CallParsed } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../foundation/context/bytes-answer.ts'
import { sessionOf, type Context } from '../../foundation/context/context.ts'
import type { StoredFile } from '../../foundation/file/file-query.ts'
import { createTurns } from '../../foundation/http/by-turns.ts'
import { lockAccount } from '../../identity/session/lock-account.ts'
import { attachmentOf, linkForWriter } from './answer.ts'
import { aside } from './aside.ts'
import { beginsLike, headBytes, mediaTypes } from './content.ts'
import { inspect } from './inspect.ts'
import { countAttaching, lockAttaching, purposes, storeMediaType } from './queries.ts'

const megabyte = 1024 * 1024
const dayMs = 24 * 60 * 60_000
/** At once by one person, taken up by no message. */
const mostAttaching = 50

export function addAttachment({ name, sizeBytes }: CallParsed<'addAttachment'>, context: Context) {
  const { now, newId, services } = context
  const { megabytes, types } = services.settings.current().attachment.value
  const type = attachmentTypeOf(name)
  if (type === undefined || !types.includes(type))
    throw new Problem('attachmentTypeRefused', { name, types: types.join(', ') })
  if (sizeBytes > megabytes * megabyte) throw new Problem('attachmentTooLarge', { name, megabytes })
  const { userId } = sessionOf(context)
  const id = newId()
  return aside(context, async (db) => {
    // Two that are announced at once are counted one after the other.
    await lockAccount(db, userId)
    if ((await countAttaching(db, userId)) >= mostAttaching)
      throw new Problem('tooManyAttaching', { count: mostAttaching })
    const kind = { entId: null, purpose: purposes.attaching, mediaType: mediaTypes[type] }
    const expiresAt = new Date(now.getTime() + dayMs)
    await services.files.create(db, { id, ...kind, name, sizeBytes, createdBy: userId, expiresAt })
    return { id, offset: 0, partBytes: services.files.partBytes }
  })
}

type Taken = CallOutput<'addAttachmentBytes'>

/** One piece of a file after the other: of two at once only one could be kept, and each takes memory. */
const onePiece = createTurns(1)

export async function addAttachmentBytes(
  { id, offset }: CallParsed<'addAttachmentBytes'>,
  context: Context,
): Promise<BytesAnswer<Taken>> {
  const { services } = context
  const file = await own(id, context)
  // A client that did not hear that it is complete sends its end again, is told how far it is, and asks once more.
  if (file.status === 'stored' && offset === file.size_bytes)
    return async () => ({ id, offset, whole: wholeOf(file, context) })
  if (file.status === 'stored') throw new Problem('fileOffsetWrong', { offset: file.size_bytes })
  if (file.status !== 'uploading') throw new Problem('notFound')
  const take = async (bytes: AsyncIterable<Buffer>): Promise<Taken> => {
    const body = offset === 0 ? asItSays(file, bytes) : bytes
    const at = await services.files.append(id, { offset, body })
    return { id, offset: at, whole: at < file.size_bytes ? null : await complete(file, context) }
  }
  return (bytes) => onePiece(id, () => take(bytes).catch((error: unknown) => refuse(error, file, context)))
}

/** The same bytes. Throws attachmentNotWhatItSays, before any of them is kept. */
async function* asItSays({ name }: StoredFile, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const type = attachmentTypeOf(name)
  let head = Buffer.alloc(0)
  for await (const piece of bytes) {
    if (head.length >= headBytes) {
      yield piece
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < headBytes) continue
    if (type === undefined || !beginsLike(type, head)) throw new Problem('attachmentNotWhatItSays', { name })
    yield head
  }
  // What is shorter is looked at when it is whole.
  if (head.length > 0 && head.length < headBytes) yield head
}

async function complete(file: StoredFile, context: Context) {
  const { services } = context
  const { id, name, size_bytes: sizeBytes } = file
  const stored = await services.files.finish(id)
  const open = (range: { first: number; last: number }) => services.files.open(file, range)
  const mediaType = await inspect({ name, sizeBytes, open })
  if (mediaType === null) throw new Problem('attachmentNotWhatItSays', { name })
  await aside(context, async (db) => {
    await storeMediaType(db, id, mediaType)
    // A removal meanwhile was faster.
    if (!(await stored(db))) throw new Problem('notFound')
  })
  return wholeOf({ ...file, media_type: mediaType }, context)
}

function wholeOf({ id, name, media_type: mediaType, size_bytes: sizeBytes }: StoredFile, context: Context) {
  return attachmentOf({ id, name, mediaType, sizeBytes }, () => linkForWriter({ id }, context))
}

/** What is not what it says takes no room. */
async function refuse(error: unknown, { id }: StoredFile, context: Context): Promise<never> {
  if (error instanceof Problem && error.code === 'attachmentNotWhatItSays')
    await aside(context, (db) => context.services.files.discard(db, id))
  throw error
}

export async function removeAttachment({ id }: CallParsed<'removeAttachment'>, context: Context) {
  const { services } = context
  const { userId } = sessionOf(context)
  await aside(context, async (db) => {
    const file = await lockAttaching(db, { id, userId })
    if (file === undefined) throw new Problem('notFound')
    await (file.status === 'uploading' ? services.files.discard(db, id) : services.files.remove(db, id))
  })
  return {}
}

async function own(id: string, context: Context) {
  const { userId } = sessionOf(context)
  const file = await aside(context, (db) => lockAttaching(db, { id, userId }))
  if (file === undefined) throw new Problem('notFound')
  return file
}
