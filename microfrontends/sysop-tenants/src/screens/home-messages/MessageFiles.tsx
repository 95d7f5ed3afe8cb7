import { call } from '@atrium/shared-utility'
import type { Attachment } from '@atrium/shared-utility/contract'
import { AttachmentList } from '@atrium/shared-utility/ui'

/** The files of a message, for its author; `of` is the message, where it is there already. */
export function MessageFiles({ files, of }: { files: readonly Attachment[]; of: string | undefined }) {
  return (
    <AttachmentList
      files={files}
      findLink={({ id }) => call('linkAttachment', of === undefined ? { id } : { id, of })}
    />
  )
}
