import { Problem, type CallOutput, type CallParsed } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import type { Context } from '../../../foundation/call/context/context.ts'
import { platformDeployerOf } from '../../../foundation/call/context/deployer.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { findFile } from '../../../foundation/file/file/file-query.ts'
import { createTurns } from '../../../foundation/call/http/by-turns.ts'
import { countUses } from '../../../foundation/call/limit/quota-query.ts'

const purpose = 'revisionImport'
const dayMs = 24 * 60 * 60_000
/** Each may be a gigabyte in the store. */
const quota = { kind: 'revisionImport', most: 20, withinMs: dayMs }

/** Its bytes come as those of other files do: in pieces, resumed from what is noted, swept after a day. */
export async function addImport({ sizeBytes }: CallParsed<'addImport'>, context: Context) {
  const { db, now, newId, services } = context
  const usedUp = await countUses(db, [{ ...quota, subject: platformDeployerOf(context).tokenId }], now)
  if (usedUp !== null) throw new Problem('tooManyAttempts', { seconds: usedUp.seconds })
  const id = newId()
  const expiresAt = new Date(now.getTime() + dayMs)
  const file = { id, entId: null, purpose, name: 'revision.zip', mediaType: 'application/zip', createdBy: null }
  await services.files.create(db, { ...file, sizeBytes, expiresAt })
  return { id, offset: 0, partBytes: services.files.partBytes }
}

export async function getImport({ id }: CallParsed<'getImport'>, { db }: Context) {
  const { received_bytes: offset, size_bytes: sizeBytes } = await importedFile(id, db)
  return { offset, sizeBytes }
}

/** One piece after the other: of two at once only one could be kept, and each takes memory. */
const onePiece = createTurns(1)

export async function addImportBytes(
  { id, offset }: CallParsed<'addImportBytes'>,
  { db, services }: Context,
): Promise<BytesAnswer<CallOutput<'addImportBytes'>>> {
  const { status, size_bytes: sizeBytes } = await importedFile(id, db)
  if (status !== 'uploading') throw new Problem('fileOffsetWrong', { offset: sizeBytes })
  return (body) => onePiece(id, async () => ({ offset: await services.files.append(id, { offset, body }) }))
}

export async function cancelImport({ id }: CallParsed<'cancelImport'>, { db, services }: Context) {
  await importedFile(id, db)
  await services.files.discard(db, id)
  return {}
}

/** Nothing else that is in the store is reached by its id. */
export async function importedFile(id: string, db: Db) {
  const file = await findFile(db, id)
  if (file === undefined || file.purpose !== purpose || file.status === 'removed') throw new Problem('notFound')
  return file
}
