import { call } from '@atrium/shared-utility'
import type { Attachment, ChatFile } from '@atrium/shared-utility/contract'
import { AttachmentList } from '@atrium/shared-utility/ui'

type Props = { conversationId: string; files: readonly ChatFile[] }

/** The files of a message. Each link is asked for when it is followed, and with it the right to the message. */
export function MessageFiles({ conversationId, files }: Props) {
  const findLink = ({ id: fileId }: Attachment) => call('linkChatFile', { conversationId, fileId })
  return <AttachmentList files={files} findLink={findLink} pictures="alone" />
}
