import { Problem } from '@atrium/shared-utility/contract'
import { errorCode } from '../error/error-code.ts'
import type { Backend } from './backend.ts'

const nothingFits: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS'])

/** The same, whose failures have words. */
export function guarded(backend: Backend): Backend {
  return {
    begin: (place) => told(() => backend.begin(place)),
    writePart: (draft, part) => told(() => backend.writePart(draft, part)),
    finish: (draft, receipts) => told(() => backend.finish(draft, receipts)),
    abandon: (draft) => told(() => backend.abandon(draft)),
    size: (place) => told(() => backend.size(place)),
    read: (place, range) => told(() => backend.read(place, range)),
    remove: (place) => told(() => backend.remove(place)),
    list: () => backend.list(),
    drafts: () => backend.drafts(),
  }
}

/** Throws storageFull, storageUnavailable. */
export async function told<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) throw error
    const code = nothingFits.has(errorCode(error)) ? 'storageFull' : 'storageUnavailable'
    throw new Problem(code, {}, { cause: error })
  }
}
