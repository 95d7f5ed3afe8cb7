import path from 'node:path'
import type { ShownAs } from '@atrium/shared-utility/contract'
import type { Context } from '../../call/context/context.ts'
import type { FileAnswer, KeptFile } from '../../call/context/file-answer.ts'
import type { StoredFile } from '../file/file-query.ts'

type Wish = {
  /** What the file is called where it is read. */
  name: string
  /** As a PDF or as a small picture, to be looked at; else as it is. */
  as?: ShownAs
}

/** A file of the store for a caller who may have it. */
export function answerOf(file: StoredFile, { name, as }: Wish, { services }: Pick<Context, 'services'>): FileAnswer {
  if (as === undefined) return kept(file, name)
  const made = as === 'pdf' ? services.previews.of(file) : services.thumbnails.of(file)
  return { prepare: async (gone) => called(await made(gone)) }

  /** After its file, with the ending of what was made of it. */
  function called(one: StoredFile) {
    return kept(one, `${name}${path.extname(one.name)}`)
  }

  function kept(one: StoredFile, itsName: string): KeptFile {
    return {
      name: itsName,
      type: one.media_type,
      sizeBytes: one.size_bytes,
      etag: `"${one.sha256 ?? ''}"`,
      openRange: (range) => services.files.open(one, range),
    }
  }
}
