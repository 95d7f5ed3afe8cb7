import { must } from '../../../../foundation/process/error/must.ts'
import type { Client } from '../../../../test/client.ts'

type File = { name: string; bytes: Buffer }

async function announced(by: Client, { name, bytes }: File) {
  return (await by.call('addAttachment', { name, sizeBytes: bytes.length })).id
}

/** Sent whole, and taken. */
export async function attached(by: Client, file: File) {
  const id = await announced(by, file)
  const { whole } = await by.call('addAttachmentBytes', { id, offset: 0 }, { content: Buffer.from(file.bytes) })
  return must(whole, 'a file that is whole')
}

/** What the server says of the bytes. */
export async function refusal(by: Client, file: File) {
  const id = await announced(by, file)
  return (await by.tryCall('addAttachmentBytes', { id, offset: 0 }, { content: Buffer.from(file.bytes) })).error
}
