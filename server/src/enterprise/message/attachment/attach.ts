import { Problem } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { MessageAttachment } from './message-attachment.ts'
import { keepFiles, lockWhole } from './queries.ts'

/** A file that no page shows any more can still be looked into. */
const keptMs = 30 * 24 * 60 * 60_000

/**
 * The files that a message has from now on, in this order: those it had, and what its writer has uploaded. Whatever it had
 * besides goes. Throws attachmentUnknown, tooManyAttachments.
 */
export async function attach(
  asked: readonly string[],
  before: readonly MessageAttachment[],
  context: Context,
): Promise<MessageAttachment[]> {
  const { db, services } = context
  const ids = [...new Set(asked)]
  const { perMessage: count } = services.settings.current().attachment.value
  // One that has more, since fewer are allowed now, may keep them.
  if (ids.length > Math.max(count, before.length)) throw new Problem('tooManyAttachments', { count })
  const added = ids.filter((id) => !before.some((file) => file.id === id))
  const known = new Map([...before, ...(await takeUp(added, context))].map((file) => [file.id, file]))
  const files = ids.flatMap((id) => known.get(id) ?? [])
  if (files.length < ids.length) throw new Problem('attachmentUnknown')
  await keepFiles(db, ids, null)
  for (const { id } of before) if (!ids.includes(id)) await services.files.remove(db, id)
  return files
}

async function takeUp(ids: readonly string[], context: Context) {
  if (ids.length === 0) return []
  const { db, now } = context
  const rows = await lockWhole(db, { ids, userId: sessionOf(context).userId, now })
  return rows.map((row) => ({ id: row.id, name: row.name, mediaType: row.media_type, sizeBytes: row.size_bytes }))
}

/** Of a message that is shown to no reader any more: its files go after a while. */
export async function letGo({ attachments }: { attachments: readonly MessageAttachment[] }, { db, now }: Lent) {
  const ids = attachments.map(({ id }) => id)
  await keepFiles(db, ids, new Date(now.getTime() + keptMs))
}

type Lent = Pick<Context, 'db' | 'now'>
