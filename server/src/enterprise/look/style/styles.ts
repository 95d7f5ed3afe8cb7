import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { remember, type Remembered } from '../../../foundation/process/memory/remember.ts'
import { findStyle, type Style } from './queries.ts'

type Styles = (entId: string | null) => Promise<Style | null>

// As the rest of what a page is made of: read for every page; where that fails, what was there before is good enough.
const keeping = { freshMs: 0, staleMs: Number.POSITIVE_INFINITY, patienceMs: 1500 }
const rememberedAtMost = 1000
const place = { kind: 'style', weight: 'person' } as const

/** How the enterprise of a page looks; null of none. */
export function createStyles({ tx, log }: { tx: Transact; log: Logger }): Styles {
  const known = new LRUCache<string, Remembered<Style | null>>({ max: rememberedAtMost })
  return async (entId) => {
    if (entId === null) return null
    const style = known.get(entId) ?? remember(() => read(entId), keeping)
    known.set(entId, style)
    try {
      return await style.read()
    } catch (error) {
      log.warn({ err: error }, 'how an enterprise looks could not be read: the page looks as the platform does')
      return null
    }
  }

  function read(entId: string) {
    return forPlace(place, async () => (await tx(platform, (db) => findStyle(db, entId))) ?? null)
  }
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    styles: Styles
  }
}
