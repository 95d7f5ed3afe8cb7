import type { Db } from '../../foundation/db/tx.ts'
import { findQuotaBytes, sumBytes } from '../../foundation/file/file/file-query.ts'

/** An enterprise that was full is looked at again soon: people wait for it. */
const holdsMs = { full: 5_000, open: 60_000 }
const mostKnown = 10_000

/** Which enterprises have reached what they may store. To sum it up for each record that is added would cost more than the record. */
export function createStorageRoom() {
  const known = new Map<string, { isFull: boolean; until: number }>()
  return {
    async isFull(db: Db, entId: string) {
      const found = known.get(entId)
      if (found !== undefined && performance.now() < found.until) return found.isFull
      const quota = await findQuotaBytes(db, entId)
      const isFull = quota !== null && (await sumBytes(db, entId)) >= quota
      if (known.size >= mostKnown) known.clear()
      known.set(entId, { isFull, until: performance.now() + holdsMs[isFull ? 'full' : 'open'] })
      return isFull
    },
    forget: () => known.clear(),
  }
}

type StorageRoom = ReturnType<typeof createStorageRoom>

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    storageRoom: StorageRoom
  }
}
