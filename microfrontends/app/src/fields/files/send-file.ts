import { call } from '@atrium/shared-utility'
import type { Attachment } from '@atrium/shared-utility/contract'
import { sendPieces, type Sent } from '@atrium/shared-utility/ui'

/** The field of a table into which a file goes. */
export type FilePlace = { appId: string; entity: string; field: string }

type Options = { from?: Sent | undefined; signal: AbortSignal; onSent: (sent: Sent) => void }

/** Sends a file into a field, and answers what the server made of it. Throws a Problem. */
export function sendFile({ field, ...table }: FilePlace, file: File, options: Options): Promise<Attachment> {
  return sendPieces(
    file,
    {
      announce: (how) => call('addRecordFile', { ...table, field, name: file.name, sizeBytes: file.size }, how),
      send: ({ id: fileId, offset }, how) => call('addRecordFileBytes', { ...table, fileId, offset }, how),
    },
    options,
  )
}
