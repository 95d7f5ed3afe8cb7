import { fileKinds, type FileRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'
import { colleaguePath, describeList } from '@atrium/shared-utility/ui'
import { holderText, linkOf, placeOf } from './holder.ts'
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
    holder: { text: holderText, portalTo: placeOf },
    by: {
      text: byText,
      portalTo: (row) => row.byId && colleaguePath(row.byId),
      width: 136,
      grows: true,
    },
    at: { text: (row, { format }) => format.dateTime(row.at), width: 176 },
    mediaType: { text: (row) => row.mediaType, isOptional: true },
  },
  otherFields: { id: 'notShown', byId: 'by', pictureUrl: 'notShown' },
  sorts: { name: 'name', sizeBytes: 'sizeBytes', at: 'at' },
  filters: {
    kind: { kind: 'choice', values: fileKinds, word: (kind, { t }) => t(`fileKind.${kind}`), hasPlainChip: true },
    isOwn: { kind: 'flag' },
  },
})

/** A person, or who it is that tells what the file stands with. */
function byText({ by, holder }: FileRow, { t }: { t: Translate }) {
  return by ?? t(holder.kind === 'announcement' ? 'file.enterprise' : 'file.platform')
}
