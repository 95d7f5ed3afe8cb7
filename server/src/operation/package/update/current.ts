import { forPlace } from '../../../foundation/db/place.ts'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { remember } from '../../../foundation/process/memory/remember.ts'
import { selectCurrent, type PlatformUpdate } from './queries.ts'

type CurrentUpdate = { read(): Promise<PlatformUpdate | null>; forget(): void }

/** Every page that opens asks for it, so it is read once a second at most; while it cannot be read it is as it was. */
export function createCurrentUpdate({
  tx,
  now,
  live,
}: {
  tx: Transact
  now: () => Date
  live: Services['live']
}): CurrentUpdate {
  const row = remember(
    async () =>
      (await forPlace({ kind: 'update', weight: 'person' }, () => tx(platform, (db) => selectCurrent(db, now())))) ??
      null,
    { freshMs: 1000, staleMs: Number.POSITIVE_INFINITY, patienceMs: 200 },
  )
  live.hear(({ kind }) => (kind === 'update' || kind === 'maintenance') && row.forget())
  return row
}

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    /** The update that is running or announced. */
    currentUpdate: CurrentUpdate
  }
}
