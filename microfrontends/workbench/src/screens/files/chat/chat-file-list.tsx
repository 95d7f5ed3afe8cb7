import { call } from '@atrium/shared-utility'
import type { ChatFileRow } from '@atrium/shared-utility/contract'
import { PortalLink, useText } from '@atrium/shared-utility/react'
import { describeList } from '@atrium/shared-utility/ui'
import { Link } from '@mui/material'
import { NameOfFile } from '../NameOfFile.tsx'

/** The files of the conversations of a person, newest first. */
export const chatFileList = describeList({
  call: 'listChatFiles',
  id: 'chatFiles',
  labels: 'chatFile',
  search: 'files.search',
  columns: {
    name: { text: (row) => row.name, render: (row) => <NameOfFile row={row} findLink={() => linkOfChatFile(row)} /> },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), width: 104, isNumeric: true },
    conversation: { text: (row) => row.conversation, render: (row) => <InConversation row={row} /> },
    by: { text: (row) => row.by, width: 136, grows: true },
    at: { text: (row, { format }) => format.dateTime(row.at), width: 176 },
    mediaType: { text: (row) => row.mediaType, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    pictureUrl: 'notShown',
    isOwn: 'notShown',
    conversationId: 'notShown',
    seq: 'notShown',
  },
  sorts: { name: 'name', sizeBytes: 'sizeBytes', at: 'at' },
  filters: { isOwn: { kind: 'flag' } },
})

/** A link to the file, asked for where it is: a right that was lost meanwhile gives none. */
export function linkOfChatFile({ conversationId, id }: Pick<ChatFileRow, 'conversationId' | 'id'>) {
  return call('linkChatFile', { conversationId, fileId: id })
}

/** Leads to the message that has it. */
function InConversation({ row: { conversationId, conversation, seq } }: { row: ChatFileRow }) {
  const t = useText()
  return (
    <Link component={PortalLink} href={`/qChat?c=${conversationId}&m=${seq}`}>
      {conversation || t('chatFile.unnamed')}
    </Link>
  )
}
