import type { Context } from '../../call/context/context.ts'
import type { FileAnswer, KeptFile } from '../../call/context/file-answer.ts'
import type { StoredFile } from '../file/file-query.ts'

type Wish = {
  /** What the file is called where it is read. */
  name: string
  /** As a PDF, to be looked at; else as it is. */
  as?: 'pdf' | undefined
}

/** A file of the store for a caller who may have it. */
export function answerOf(file: StoredFile, { name, as }: Wish, { services }: Pick<Context, 'services'>): FileAnswer {
  if (as === undefined) return kept(file, name)
  const preview = services.previews.of(file)
  return { prepare: async (gone) => kept(await preview(gone), `${name}.pdf`) }

  function kept(one: StoredFile, called: string): KeptFile {
    return {
      name: called,
      type: one.media_type,
      sizeBytes: one.size_bytes,
      etag: `"${one.sha256 ?? ''}"`,
      openRange: (range) => services.files.open(one, range),
    }
  }
}
