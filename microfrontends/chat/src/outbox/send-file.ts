import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'

/** How far the server has a file. */
export type Sent = { id: string; offset: number; partBytes: number }

/** As long as the server takes one: a slow line is no broken one, and of that the browser hears. */
const pieceTimeoutMs = 10 * 60_000

type Options = {
  conversationId: string
  /** Left out for a file of which the server does not know. */
  from?: Sent | undefined
  signal: AbortSignal
  onSent: (sent: Sent) => void
}

/** Sends a file piece by piece, from where the server has it. Throws a Problem. */
export async function sendFile(file: File, { conversationId, from, signal, onSent }: Options) {
  if (file.size === 0) throw new Problem('fileEmpty')
  const announced = { conversationId, name: file.name, sizeBytes: file.size }
  let sent = from ?? (await call('addChatFile', announced, { signal }))
  for (;;) {
    onSent(sent)
    const { id: fileId, offset, partBytes } = sent
    const content = file.slice(offset, offset + partBytes)
    try {
      const piece = { conversationId, fileId, offset }
      const taken = await call('addChatFileBytes', piece, { signal, timeoutMs: pieceTimeoutMs, content })
      if (taken.isWhole) return
      sent = { ...sent, offset: taken.offset }
    } catch (error) {
      const at = error instanceof Problem && error.code === 'fileOffsetWrong' ? Number(error.params['offset']) : offset
      // It has more, or less, than came back to us: an answer was lost.
      if (at === offset || !(at <= file.size)) throw error
      sent = { ...sent, offset: at }
    }
  }
}
