import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../call/context/context.ts'
import { platform } from '../../db/scope.ts'
import { findFile } from '../file/file-query.ts'
import type { Picture } from './picture.ts'
import { plainPicture } from './plain-picture.ts'
import { storePicture } from './store-picture.ts'

const mostBytes = 64 * 1024

/** The picture that a form sent as base64. Throws logoNoPicture. */
export function logoIn(sent: string): Picture {
  const bytes = Buffer.from(sent, 'base64')
  const picture = bytes.length > mostBytes ? null : plainPicture(bytes)
  if (picture === null) throw new Problem('logoNoPicture')
  return picture
}

export function storeLogo(picture: Picture, entId: string | null, context: Context) {
  return storePicture(picture, { entId, purpose: 'brand', stem: 'logo' }, context)
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
