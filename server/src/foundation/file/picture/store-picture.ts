import { sessionOf, type Context } from '../../call/context/context.ts'
import { platform } from '../../db/scope.ts'
import type { Picture } from './picture.ts'

type Kept = {
  /** The enterprise whose quota has room for it; null: it is of the platform. */
  entId: string | null
  purpose: string
  /** Its name before the ending. */
  stem: string
}

/** A file is whole before anything names it; where the row that names it is refused after all, the file goes again. */
export async function storePicture({ bytes, mediaType }: Picture, { entId, purpose, stem }: Kept, context: Context) {
  const { services, newId } = context
  const id = newId()
  const named = { entId, purpose, name: mediaType.replace('image/', `${stem}.`), mediaType, expiresAt: null }
  const file = { id, ...named, sizeBytes: bytes.length, createdBy: sessionOf(context).userId }
  await services.tx(platform, (db) => services.files.create(db, file))
  context.putRight((db) => services.files.remove(db, id))
  await services.files.append(id, { offset: 0, body: only(bytes) })
  const stored = await services.files.finish(id)
  await services.tx(platform, stored)
  return id
}

async function* only(bytes: Buffer) {
  yield bytes
}
