import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../context/context.ts'
import { platform } from '../db/scope.ts'
import { findFile } from '../file/file-query.ts'
import type { Picture } from './picture.ts'
import { plainPicture } from './plain-picture.ts'

const mostBytes = 64 * 1024

/** The picture that a form sent as base64. Throws logoNoPicture. */
export function logoIn(sent: string): Picture {
  const bytes = Buffer.from(sent, 'base64')
  const picture = bytes.length > mostBytes ? null : plainPicture(bytes)
  if (picture === null) throw new Problem('logoNoPicture')
  return picture
}

/** A file is whole before anything names it; where the row that names it is refused after all, the file goes again. */
export async function storeLogo({ bytes, mediaType }: Picture, entId: string | null, context: Context) {
  const { services, newId } = context
  const id = newId()
  const named = { entId, purpose: 'brand', name: mediaType.replace('image/', 'logo.'), mediaType, expiresAt: null }
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

/** The file of a logo, for a caller that knows that it is one. */
export async function openLogo(id: string, { services }: Context) {
  const file = await services.tx(platform, (db) => findFile(db, id))
  if (file?.status !== 'stored') throw new Problem('notFound')
  return {
    name: file.name,
    type: file.media_type,
    sizeBytes: file.size_bytes,
    etag: `"${file.sha256 ?? ''}"`,
    openRange: (range: { first: number; last: number }) => services.files.open(file, range),
  }
}
