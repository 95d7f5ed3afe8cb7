import { call } from '@atrium/shared-utility'
import type { AttachingCalls } from '@atrium/shared-utility/writing'

export const attachingCalls: AttachingCalls = {
  announce: (file, options) => call('addAttachment', file, options),
  send: (piece, options) => call('addAttachmentBytes', piece, options),
  remove: (file) => call('removeAttachment', file),
}

/** A link for the author; `of` is the message, where it is there already. */
export function fileLinkOf(of: string | undefined) {
  return ({ id }: { id: string }) => call('linkAttachment', of === undefined ? { id } : { id, of })
}
