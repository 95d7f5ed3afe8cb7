import { call } from '@atrium/shared-utility'
import type { AttachingCalls } from '@atrium/shared-utility/writing'

export const attachingCalls: AttachingCalls = {
  announce: (file, options) => call('addAnnouncementFile', file, options),
  send: (piece, options) => call('addAnnouncementFileBytes', piece, options),
  remove: (file) => call('removeAnnouncementFile', file),
}

/** A link for the author; `of` is the announcement, where it is there already. */
export function fileLinkOf(of: string | undefined) {
  return ({ id }: { id: string }) => call('linkAnnouncementFile', of === undefined ? { id } : { id, of })
}
