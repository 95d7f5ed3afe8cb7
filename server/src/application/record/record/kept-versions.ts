import { LRUCache } from 'lru-cache'
import type { StoredTable } from '../../record-store/registry-query.ts'
import type { findBundle } from './queries.ts'

export type Version = Awaited<ReturnType<typeof findBundle>> & { tables: ReadonlyMap<string, StoredTable> }

/** Characters of versions, together: one may have four million, and an enterprise makes as many applications as it likes. */
const mostKept = 16_000_000

/** Versions that were read, by a key. One never changes, and its tables are made before it is in force. */
export function keptVersions() {
  return new LRUCache<string, Version>({
    maxSize: mostKept,
    sizeCalculation: ({ entities, roles }) => JSON.stringify([entities, roles]).length,
  })
}
