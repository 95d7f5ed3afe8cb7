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
export async function attach(asked: readonly string[], before: readonly MessageAttachment[], context: Context) {
  const { db, services, now } = context
  const { userId } = sessionOf(context)
  const takeUp = (added: readonly string[]) => lockWhole(db, { ids: added, userId, now })
  const files = await chosenFiles({ asked, before, takeUp }, context)
  const ids = files.map(({ id }) => id)
  await keepFiles(db, ids, null)
  for (const { id } of before) if (!ids.includes(id)) await services.files.remove(db, id)
  return files
}

type Choice = {
  asked: readonly string[]
  before: readonly MessageAttachment[]
  takeUp: (ids: readonly string[]) => Promise<MessageAttachment[]>
}

/** Those of before, and uploads of the writer that `takeUp` finds, in the order asked. Throws attachmentUnknown, tooManyAttachments. */
export async function chosenFiles({ asked, before, takeUp }: Choice, { services }: Pick<Context, 'services'>) {
  const ids = [...new Set(asked)]
  const { perMessage: count } = services.settings.current().attachment.value
  // One that has more, since fewer are allowed now, may keep them.
  if (ids.length > Math.max(count, before.length)) throw new Problem('tooManyAttachments', { count })
  const added = ids.filter((id) => !before.some((file) => file.id === id))
  const found = added.length === 0 ? [] : await takeUp(added)
  const known = new Map([...before, ...found].map((file) => [file.id, file]))
  const files = ids.flatMap((id) => known.get(id) ?? [])
  if (files.length < ids.length) throw new Problem('attachmentUnknown')
  return files
}

/** Of a message that is shown to no reader any more: its files go after a while. */
export async function letGo({ attachments }: { attachments: readonly MessageAttachment[] }, { db, now }: Lent) {
  const ids = attachments.map(({ id }) => id)
  await keepFiles(db, ids, new Date(now.getTime() + keptMs))
}

type Lent = Pick<Context, 'db' | 'now'>
