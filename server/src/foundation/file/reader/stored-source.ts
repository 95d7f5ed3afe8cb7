import { buffer } from 'node:stream/consumers'
import type { Services } from '../../call/context/services.ts'
import type { StoredFile } from '../file/file-query.ts'
import type { Source } from './source.ts'

/** A file of the store, in the form that readers ask for. */
export function sourceOf(file: StoredFile, files: Services['files']): Source {
  return {
    sizeBytes: file.size_bytes,
    async read(at, length) {
      if (length === 0) return Buffer.alloc(0)
      const bytes = await buffer(await files.open(file, { first: at, last: at + length - 1 }))
      // Less than it should be: the store has lost some of it, which is not its maker's fault.
      if (bytes.length !== length) throw new Error('the store has less of a file than its record says')
      return bytes
    },
  }
}
