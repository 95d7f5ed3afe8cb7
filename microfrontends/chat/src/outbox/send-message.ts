import { call } from '@atrium/shared-utility'
import { Problem } from '@atrium/shared-utility/contract'
import type { Unsent, Upload } from './outbox.ts'
import { sendFile } from './send-file.ts'

type Options = { signal: AbortSignal; onUpload: (upload: Upload) => void }

/** Uploads the files of a message, and sends it under its id. Answers the reason when it is refused. */
export async function refusalOf(unsent: Unsent, options: Options) {
  try {
    const attachments = await uploaded(unsent, options)
    const { messageId, conversationId, text, quoted, card } = unsent
    const more = { ...(quoted !== null && { quotedSeq: quoted.seq }), ...(card !== null && { card }) }
    await call('sendChatMessage', { messageId, conversationId, text, attachments, ...more })
    return null
  } catch (error) {
    return error instanceof Problem ? error : new Problem('internal', {}, { cause: error })
  }
}

async function uploaded({ conversationId, files }: Unsent, { signal, onUpload }: Options) {
  const ids: string[] = []
  for (const upload of files) {
    let { sent } = upload
    if (upload.isWhole !== true) {
      const onSent = (next: Upload['sent']) => {
        sent = next
        if (!signal.aborted) onUpload({ ...upload, sent: next })
      }
      await sendFile(upload.file, { conversationId, from: sent, signal, onSent })
      onUpload({ ...upload, sent, isWhole: true })
    }
    if (sent !== undefined) ids.push(sent.id)
  }
  signal.throwIfAborted()
  return ids
}

/** The server removes what it has of them by itself after a day: a failure here does no harm. */
export function giveUp({ conversationId, files }: Unsent) {
  for (const { sent } of files)
    if (sent !== undefined) void call('removeChatFile', { conversationId, fileId: sent.id }).catch(() => undefined)
}
