import { attachmentTypeOf, Problem } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { StoredFile } from '../../../foundation/file/file/file-query.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { beginsLike, headBytes } from './content.ts'
import { inspect } from './inspect.ts'
import { storeMediaType } from './queries.ts'

type Taking<Whole> = {
  /** The file that the caller uploads. */
  file: StoredFile
  offset: number
  /** Runs as the platform, whose files are. */
  aside: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Notes in the same transaction what else is to be known of a file that is whole. */
  note?: (db: Db, file: StoredFile) => Promise<void>
  /** What is told of it then. */
  wholeOf: (file: StoredFile) => Whole
}

type Taken<Whole> = { id: string; offset: number; whole: Whole | null }

/** One piece of a file after the other: of two at once only one could be kept, and each takes memory. */
const onePiece = createTurns(1)

/** Goes on with an upload, and looks into it once it is whole. Throws attachmentNotWhatItSays, of which nothing is kept. */
export async function takeBytes<Whole>(taking: Taking<Whole>, context: Context): Promise<BytesAnswer<Taken<Whole>>> {
  const { file, offset, aside, wholeOf } = taking
  const { id } = file
  const { services } = context
  // A sender that did not hear that it is complete sends its end again, is told how far it is, and asks once more.
  if (file.status === 'stored' && offset === file.size_bytes) return async () => ({ id, offset, whole: wholeOf(file) })
  if (file.status === 'stored') throw new Problem('fileOffsetWrong', { offset: file.size_bytes })
  if (file.status !== 'uploading') throw new Problem('notFound')
  const take = async (bytes: AsyncIterable<Buffer>) => {
    const body = offset === 0 ? asItSays(file, bytes) : bytes
    const at = await services.files.append(id, { offset, body })
    return { id, offset: at, whole: at < file.size_bytes ? null : await complete(taking, context) }
  }
  /** What is not what it says takes no room. */
  async function refuse(error: unknown): Promise<never> {
    if (error instanceof Problem && error.code === 'attachmentNotWhatItSays')
      await aside((db) => services.files.discard(db, id))
    throw error
  }
  return (bytes) => onePiece(id, () => take(bytes).catch(refuse))
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

async function complete<Whole>({ file, aside, note, wholeOf }: Taking<Whole>, { services }: Context) {
  const { id, name, size_bytes: sizeBytes } = file
  const stored = await services.files.finish(id)
  const open = (range: { first: number; last: number }) => services.files.open(file, range)
  const mediaType = await inspect({ name, sizeBytes, open })
  if (mediaType === null) throw new Problem('attachmentNotWhatItSays', { name })
  const whole = { ...file, media_type: mediaType }
  await aside(async (db) => {
    await storeMediaType(db, id, mediaType)
    await note?.(db, whole)
    // It was removed meanwhile.
    if (!(await stored(db))) throw new Problem('notFound')
  })
  return wholeOf(whole)
}
