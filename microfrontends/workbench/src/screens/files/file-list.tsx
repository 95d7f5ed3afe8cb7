import { fileKinds } from '@atrium/shared-utility/contract'
import { describeList } from '@atrium/shared-utility/ui'
import { Holder, holderText } from './Holder.tsx'
import { linkOf } from './link-of.ts'
import { NameOfFile } from './NameOfFile.tsx'

/** The files that a person may have, newest first. */
export const fileList = describeList({
  call: 'listFiles',
  id: 'files',
  labels: 'file',
  search: 'files.search',
  columns: {
    name: { text: (row) => row.name, render: (row) => <NameOfFile row={row} findLink={() => linkOf(row)} /> },
    kind: { text: (row, { t }) => t(`fileKind.${row.kind}`), width: 120 },
    sizeBytes: { text: (row, { format }) => format.bytes(row.sizeBytes), width: 104, isNumeric: true },
    holder: { text: holderText, render: (row) => <Holder row={row} /> },
    by: { text: (row, { t }) => row.by ?? t('file.platform'), width: 136, grows: true },
    at: { text: (row, { format }) => format.dateTime(row.at), width: 176 },
    mediaType: { text: (row) => row.mediaType, isOptional: true },
  },
  otherFields: { id: 'notShown', pictureUrl: 'notShown' },
  sorts: { name: 'name', sizeBytes: 'sizeBytes', at: 'at' },
  filters: {
    kind: { kind: 'choice', values: fileKinds, word: (kind, { t }) => t(`fileKind.${kind}`), hasPlainChip: true },
    isOwn: { kind: 'flag' },
  },
})
