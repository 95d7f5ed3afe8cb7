import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import { errorCode } from '../../process/error/error-code.ts'
import type { Backend } from './backend.ts'

const nothingFits: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])
/**
 * Codes of the file system and of S3 for a store that cannot be written. For what is only read they mean something
 * else.
 */
const mayNotWrite: ReadonlySet<string> = new Set(['EROFS', 'EACCES', 'EPERM', 'AccessDenied'])

/** The same backend, whose failures have words. */
export function guarded(backend: Backend): Backend {
  return {
    begin: (place) => toldOfWriting(() => backend.begin(place)),
    writePart: (draft, part) => toldOfWriting(() => backend.writePart(draft, part)),
    finish: (draft, receipts) => toldOfWriting(() => backend.finish(draft, receipts)),
    abandon: (draft) => toldOfWriting(() => backend.abandon(draft)),
    size: (place) => told(() => backend.size(place)),
    read: (place, range) => told(() => backend.read(place, range)),
    remove: (place) => toldOfWriting(() => backend.remove(place)),
    room: () => told(() => backend.room()),
    list: () => backend.list(),
    drafts: () => backend.drafts(),
  }
}

/** Throws storageUnavailable. */
export function told<T>(work: () => Promise<T>) {
  return inWords(work, () => 'storageUnavailable')
}

/** Throws storageFull, storageReadOnly, storageUnavailable. */
function toldOfWriting<T>(work: () => Promise<T>) {
  return inWords(work, (code) => {
    if (nothingFits.has(code)) return 'storageFull'
    return mayNotWrite.has(code) ? 'storageReadOnly' : 'storageUnavailable'
  })
}

async function inWords<T>(work: () => Promise<T>, problemOf: (code: string) => ProblemCode) {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem ? error : new Problem(problemOf(errorCode(error)), {}, { cause: error })
  }
}
