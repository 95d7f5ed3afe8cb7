import type { ParcelDeclaration } from '@atrium/shared-utility/contract'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../foundation/db/tx.ts'
import { selectDeclarations, selectLive, type LiveRow } from './live-query.ts'

/** More than there are at a time. */
const knownAtMost = 2000

/** Reads the live overrides every second. Their declarations are long, and never change: they are read once. */
export function createLiveReader() {
  const declarations = new LRUCache<string, ParcelDeclaration>({ max: knownAtMost })
  return async (db: Db, now: Date): Promise<LiveRow[]> => {
    const rows = await selectLive(db, now)
    const unknown = [...new Set(rows.map(({ id }) => id))].filter((id) => !declarations.has(id))
    const read = new Map(unknown.length === 0 ? [] : await selectDeclarations(db, unknown))
    for (const [id, declaration] of read) declarations.set(id, declaration)
    return rows.flatMap((row) => {
      const declaration = read.get(row.id) ?? declarations.get(row.id)
      return declaration === undefined ? [] : [{ ...row, declaration }]
    })
  }
}
