import { must } from '../../foundation/process/error/must.ts'
import type { Client } from '../../test/client.ts'

type Where = { appId: string; entity: string }
type File = { field: string; name: string; bytes: Buffer }

/** Sent whole, and waiting for a record. */
export async function uploadedFor(by: Client, where: Where, { field, name, bytes }: File) {
  const { id } = await by.call('addRecordFile', { ...where, field, name, sizeBytes: bytes.length })
  const sent = { content: Buffer.from(bytes) }
  const { whole } = await by.call('addRecordFileBytes', { ...where, fileId: id, offset: 0 }, sent)
  return must(whole, 'a file that is whole')
}
