import type { Client } from '../../test/client.ts'

type File = { name: string; bytes: Buffer }

/** Sent whole, and waiting for a message. */
export async function uploadedTo(by: Client, conversationId: string, { name, bytes }: File) {
  const { id: fileId } = await by.call('addChatFile', { conversationId, name, sizeBytes: bytes.length })
  const content = Buffer.from(bytes)
  await by.call('addChatFileBytes', { conversationId, fileId, offset: 0 }, { content })
  return fileId
}
