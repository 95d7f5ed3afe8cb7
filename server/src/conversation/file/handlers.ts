import { Problem, type chatFileCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../foundation/call/context/context.ts'
import { platform } from '../../foundation/db/scope.ts'
import { findFile } from '../../foundation/file/file/file-query.ts'
import { isLinkFor } from '../../foundation/file/file/link.ts'
import { answerOf } from '../../foundation/file/preview/answer.ts'
import { pictureUrlOf } from '../../foundation/file/preview/picture-url.ts'
import { linkTo } from './answer.ts'
import { selectSentFiles } from './list-query.ts'
import { findSentFile } from './queries.ts'
import { addChatFile, addChatFileBytes, removeChatFile } from './upload.ts'

/** Whether the caller sees the message is asked where a file is linked to, and once more where it is fetched. */
export const chatFileHandlers: Handlers<typeof chatFileCalls> = {
  addChatFile,
  addChatFileBytes,
  removeChatFile,

  async listChatFiles(filter, context) {
    const { total, rows } = await selectSentFiles(context.db, { ...filter, ...listerOf(context) })
    const list = rows.map(({ at, ...row }) => {
      const link = () => linkTo({ ...row, fileId: row.id }, context)
      return { ...row, at: at.toISOString(), pictureUrl: pictureUrlOf(row, link, context) }
    })
    return { total, list }
  },

  async linkChatFile(named, context) {
    if ((await findSentFile(context.db, named)) === undefined) throw new Problem('notFound')
    await stored(named.fileId, context)
    return { url: linkTo(named, context) }
  },

  async fetchChatFile({ until, sign, as, ...named }, context) {
    const { services, now } = context
    const whom = { fileId: named.fileId, userId: sessionOf(context).userId }
    const found = isLinkFor(services.secrets, whom, { until, sign, now }) && (await findSentFile(context.db, named))
    if (!found) throw new Problem('linkNotValid')
    const file = await stored(named.fileId, context)
    return answerOf(file, { name: found.name, as }, context)
  },
}

function listerOf(context: Context) {
  return { userId: sessionOf(context).userId, entId: spaceOf(context).entId, lang: context.lang }
}

async function stored(id: string, { services }: Context) {
  const file = await services.tx(platform, (db) => findFile(db, id))
  if (file?.status !== 'stored') throw new Problem('fileMissing')
  return file
}
