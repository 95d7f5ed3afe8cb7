import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import type { Services } from '../../foundation/call/context/services.ts'
import { platform } from '../../foundation/db/scope.ts'
import { findFile } from '../../foundation/file/file/file-query.ts'

const picture = z.object({
  table: z.literal('stored_file'),
  row: z.looseObject({ id: z.string(), purpose: z.literal('brand'), status: z.literal('stored') }),
})

/** The same lines; those of files that the enterprise is shown with have the bytes, too: 64 kB at most (`picture/logo.ts`). */
export async function withPictures(lines: readonly Record<string, unknown>[], services: Services) {
  const whole: Record<string, unknown>[] = []
  for (const line of lines) {
    const found = picture.safeParse(line)
    whole.push(found.success ? await withBytes(found.data, services) : line)
  }
  return whole
}

async function withBytes(line: z.output<typeof picture>, { tx, files }: Services) {
  const file = await tx(platform, (db) => findFile(db, line.row.id))
  // Another one has taken its place since the line was read.
  if (file?.status !== 'stored') return line
  const bytes = await buffer(await files.open(file, { first: 0, last: file.size_bytes - 1 }))
  return { ...line, row: { ...line.row, bytes_base64: bytes.toString('base64') } }
}
