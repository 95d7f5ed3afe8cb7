import { call } from '@atrium/shared-utility'
import type { ChatFileRow } from '@atrium/shared-utility/contract'
import { colleaguePath, describeList } from '@atrium/shared-utility/ui'
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
    conversation: {
      text: (row, { t }) => row.conversation || t('chatFile.unnamed'),
      // The message that has it.
      portalTo: ({ conversationId, seq }) => `/qChat?c=${conversationId}&m=${seq}`,
    },
    by: { text: (row) => row.by, portalTo: (row) => row.byId && colleaguePath(row.byId), width: 136, grows: true },
    at: { text: (row, { format }) => format.dateTime(row.at), width: 176 },
    mediaType: { text: (row) => row.mediaType, isOptional: true },
  },
  otherFields: {
    id: 'notShown',
    pictureUrl: 'notShown',
    byId: 'by',
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
