import { must } from '../../../../foundation/process/error/must.ts'
import type { Client } from '../../../../test/client.ts'

type File = { name: string; bytes: Buffer }
/** Of operators, or of an enterprise that announces. */
type Kind = 'Attachment' | 'AnnouncementFile'

async function announced(by: Client, { name, bytes }: File, kind: Kind) {
  return (await by.call(`add${kind}`, { name, sizeBytes: bytes.length })).id
}

/** Sent whole, and taken. */
export async function attached(by: Client, file: File, kind: Kind = 'Attachment') {
  const id = await announced(by, file, kind)
  const { whole } = await by.call(`add${kind}Bytes`, { id, offset: 0 }, { content: Buffer.from(file.bytes) })
  return must(whole, 'a file that is whole')
}

/** What the server says of the bytes. */
export async function refusal(by: Client, file: File, kind: Kind = 'Attachment') {
  const id = await announced(by, file, kind)
  return (await by.tryCall(`add${kind}Bytes`, { id, offset: 0 }, { content: Buffer.from(file.bytes) })).error
}
