import { call } from '@atrium/shared-utility'
import { sendPieces, type Sent } from '@atrium/shared-utility/ui'

type Options = { conversationId: string; from?: Sent | undefined; signal: AbortSignal; onSent: (sent: Sent) => void }

/** Sends a file into a conversation, from where the server has it. Throws a Problem. */
export async function sendFile(file: File, { conversationId, ...options }: Options) {
  await sendPieces(
    file,
    {
      announce: (how) => call('addChatFile', { conversationId, name: file.name, sizeBytes: file.size }, how),
      send: async ({ id: fileId, offset }, how) => {
        const taken = await call('addChatFileBytes', { conversationId, fileId, offset }, how)
        return { offset: taken.offset, whole: taken.isWhole || null }
      },
    },
    options,
  )
}
