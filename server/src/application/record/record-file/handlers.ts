import { Problem, type ProblemCode, type recordFileCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { findFile } from '../../../foundation/file/file/file-query.ts'
import { isLinkFor } from '../../../foundation/file/file/link.ts'
import { answerOf } from '../../../foundation/file/preview/answer.ts'
import { filesIn, linkTo } from '../record/files/files-in.ts'
import { readable, readEntity } from '../record/told.ts'
import { addRecordFile, addRecordFileBytes, removeRecordFile } from './upload.ts'

/** Whether the caller sees the field of the record is asked where a file is linked to, and once more where it is fetched. */
export const recordFileHandlers: Handlers<typeof recordFileCalls> = {
  addRecordFile,
  addRecordFileBytes,
  removeRecordFile,

  async linkRecordFile(named, context) {
    const open = await withFile(named, 'notFound', context)
    await stored(named.fileId, context)
    return { url: linkTo(open, { id: named.fileId, recordId: named.id }, context) }
  },

  async fetchRecordFile({ until, sign, as, ...named }, context) {
    const whom = { fileId: named.fileId, userId: sessionOf(context).userId }
    if (!isLinkFor(context.services.secrets, whom, { until, sign, now: context.now })) throw new Problem('linkNotValid')
    await withFile(named, 'linkNotValid', context)
    const file = await stored(named.fileId, context)
    return answerOf(file, { name: file.name, as }, context)
  },
}

type FileOfRecord = { appId: string; entity: string; id: string; fileId: string }

/** The table, where the record shows the caller a field that has the file. */
async function withFile({ id, fileId, ...where }: FileOfRecord, refusal: ProblemCode, context: Context) {
  const open = await readEntity(where, context)
  const row = await readable(open, id, context)
  const files = await filesIn(open, [row], context)
  if (!files.some((file) => file.id === fileId)) throw new Problem(refusal)
  return open
}

async function stored(id: string, { services }: Context) {
  const file = await services.tx(platform, (db) => findFile(db, id))
  if (file?.status !== 'stored') throw new Problem('fileMissing')
  return file
}
