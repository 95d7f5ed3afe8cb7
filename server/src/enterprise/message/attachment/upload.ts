import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { StoredFile } from '../../../foundation/file/file/file-query.ts'
import { lockAccount } from '../../../identity/session/lock-account.ts'
import { allowedType } from './allowed-type.ts'
import { attachmentOf, linkForWriter } from './answer.ts'
import { aside, attachingOf } from './aside.ts'
import { mediaTypes } from './content.ts'
import { countAttaching, lockAttaching, purposes } from './queries.ts'
import { takeBytes } from './take-bytes.ts'

const dayMs = 24 * 60 * 60_000
/** At once by one person, taken up by no message. */
const mostAttaching = 50

export function addAttachment({ name, sizeBytes }: CallParsed<'addAttachment'>, context: Context) {
  const { now, newId, services } = context
  const mediaType = mediaTypes[allowedType({ name, sizeBytes }, context)]
  const by = attachingOf(context)
  const id = newId()
  return aside(context, async (db) => {
    // Two that are announced at once are counted one after the other.
    await lockAccount(db, by.userId)
    if ((await countAttaching(db, by)) >= mostAttaching) throw new Problem('tooManyAttaching', { count: mostAttaching })
    const kind = { entId: by.entId, purpose: purposes.attaching, mediaType }
    const expiresAt = new Date(now.getTime() + dayMs)
    await services.files.create(db, { id, ...kind, name, sizeBytes, createdBy: by.userId, expiresAt })
    return { id, offset: 0, partBytes: services.files.partBytes }
  })
}

export async function addAttachmentBytes({ id, offset }: CallParsed<'addAttachmentBytes'>, context: Context) {
  const file = await own(id, context)
  const inPlatform = <T>(work: (db: Db) => Promise<T>) => aside(context, work)
  return takeBytes({ file, offset, aside: inPlatform, wholeOf: (whole) => wholeOf(whole, context) }, context)
}

function wholeOf({ id, name, media_type: mediaType, size_bytes: sizeBytes }: StoredFile, context: Context) {
  return attachmentOf({ id, name, mediaType, sizeBytes }, () => linkForWriter({ id }, context), context)
}

export async function removeAttachment({ id }: CallParsed<'removeAttachment'>, context: Context) {
  const { services } = context
  await aside(context, async (db) => {
    const file = await lockAttaching(db, { id, ...attachingOf(context) })
    if (file === undefined) throw new Problem('notFound')
    await (file.status === 'uploading' ? services.files.discard(db, id) : services.files.remove(db, id))
  })
  return {}
}

async function own(id: string, context: Context) {
  const file = await aside(context, (db) => lockAttaching(db, { id, ...attachingOf(context) }))
  if (file === undefined) throw new Problem('notFound')
  return file
}
