import { Problem } from '@atrium/shared-utility/contract'
import type { Context } from '../../foundation/call/context/context.ts'
import { takeUpFiles } from '../file/queries.ts'

/** Throws tooManyAttachments. */
export function refuseTooMany(ids: readonly string[], { services }: Context) {
  const { perMessage: count } = services.settings.current().attachment.value
  if (ids.length > count) throw new Problem('tooManyAttachments', { count })
}

type Files = { conversationId: string; seq: number; ids: readonly string[] }

/** Gives uploads of the caller to the message that they have just written. Throws attachmentUnknown. */
export async function attach({ ids, ...message }: Files, { db }: Context) {
  if (ids.length === 0) return
  const taken = await takeUpFiles(db, { ...message, ids })
  if (taken < ids.length) throw new Problem('attachmentUnknown')
}
