import { mostPersonPixels, Problem, type personPictureCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { openLogo } from '../../../foundation/file/picture/logo.ts'
import { sizeOf } from '../../../foundation/file/picture/picture-size.ts'
import { plainPicture } from '../../../foundation/file/picture/plain-picture.ts'
import { storePicture } from '../../../foundation/file/picture/store-picture.ts'
import { maySee, personPicturePurpose, personPictureUrl, replacePicture } from './queries.ts'

const mostBytes = 64 * 1024
const daySeconds = 86_400

export const personPictureHandlers: Handlers<typeof personPictureCalls> = {
  async setOwnPicture({ picture }, context) {
    const plain = pictureIn(picture)
    const kept = { entId: null, purpose: personPicturePurpose, stem: 'picture' }
    const fileId = await storePicture(plain, kept, context)
    await replace(fileId, 'setOwnPicture', context)
    return { picture: personPictureUrl(fileId, null) }
  },

  async removeOwnPicture(_input, context) {
    await replace(null, 'removeOwnPicture', context)
    return {}
  },

  async getPersonPicture({ id: fileId }, context) {
    const looked = { fileId, userId: sessionOf(context).userId, entId: context.space?.entId ?? null }
    if (!(await context.services.tx(platform, (db) => maySee(db, looked)))) throw new Problem('notFound')
    return { ...(await openLogo(fileId, context)), keptSeconds: daySeconds }
  },
}

/** The picture that was sent, with nothing in it but the picture. Throws personPictureRefused. */
function pictureIn(sent: string) {
  const bytes = Buffer.from(sent, 'base64')
  const picture = bytes.length > mostBytes ? null : plainPicture(bytes)
  const size = picture === null ? null : sizeOf(picture.mediaType, picture.bytes)
  if (picture === null || size === null || size.width !== size.height || size.width > mostPersonPixels)
    throw new Problem('personPictureRefused')
  return picture
}

async function replace(fileId: string | null, action: 'setOwnPicture' | 'removeOwnPicture', context: Context) {
  const { db, now, services } = context
  const { userId } = sessionOf(context)
  const before = await replacePicture(db, { userId, fileId, now })
  if (before !== null) await services.files.remove(db, before)
  await recordAct(context, { action, targetKind: 'user', targetId: userId, entId: null })
}
