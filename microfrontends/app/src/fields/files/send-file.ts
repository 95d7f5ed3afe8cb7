import { call } from '@atrium/shared-utility'
import { type Attachment, Problem } from '@atrium/shared-utility/contract'

/** The field of a table into which a file goes. */
export type FilePlace = { appId: string; entity: string; field: string }
/** How far the server has a file. */
export type Sent = { id: string; offset: number; partBytes: number }

/** As long as the server takes one: a slow line is no broken one, and of that the browser hears. */
const pieceTimeoutMs = 10 * 60_000

type Options = {
  /** Left out for one of which the server does not know. */
  from?: Sent | undefined
  signal: AbortSignal
  onSent: (sent: Sent) => void
}

/** Sends a file piece by piece, and answers what the server made of it. Throws a Problem. */
export async function sendFile({ field, ...table }: FilePlace, file: File, options: Options): Promise<Attachment> {
  const { signal, onSent } = options
  if (file.size === 0) throw new Problem('fileEmpty')
  const announced = { ...table, field, name: file.name, sizeBytes: file.size }
  let sent = options.from ?? (await call('addRecordFile', announced, { signal }))
  for (;;) {
    onSent(sent)
    const { id: fileId, offset, partBytes } = sent
    const content = file.slice(offset, offset + partBytes)
    try {
      const taken = await call(
        'addRecordFileBytes',
        { ...table, fileId, offset },
        { signal, timeoutMs: pieceTimeoutMs, content },
      )
      if (taken.whole !== null) return taken.whole
      sent = { ...sent, offset: taken.offset }
    } catch (error) {
      const at = error instanceof Problem && error.code === 'fileOffsetWrong' ? Number(error.params['offset']) : offset
      // It has more, or less, than came back to us: an answer was lost.
      if (at === offset || !(at <= file.size)) throw error
      sent = { ...sent, offset: at }
    }
  }
}
