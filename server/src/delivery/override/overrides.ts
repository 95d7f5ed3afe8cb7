import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { recordAct } from '../../foundation/call/audit/queries.ts'
import type { Config } from '../../foundation/process/config/config.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import { newId } from '../../foundation/db/id.ts'
import { forPlace } from '../../foundation/db/place.ts'
import { platform } from '../../foundation/db/scope.ts'
import { remember } from '../../foundation/process/memory/remember.ts'
import type { Portal } from '../../portal/page/boot/portal.ts'
import type { VariantSource, Viewer } from '../../portal/variant/variants.ts'
import { mayDevelop } from './allowed.ts'
import { isKeptFrom } from './for-staff.ts'
import { noteFirstUse, type LiveRow } from './live-query.ts'
import { createLiveReader } from './live-reader.ts'
import { overlaid } from './overlay.ts'
import { addressOf, isAtItsPaths } from './row.ts'

type Parts = Pick<Services, 'tx' | 'settings'> & { config: Config; log: Logger; now: () => Date }

/** A hint comes at once; without one, this is how long what was revoked is still shown. */
const keeping = { freshMs: 1000 }
/** More than there are at a time; for a person who comes back theirs are made again. */
const [mostOverlays, mostNoted] = [200, 10_000]

/** What each session has in place of what is in force, from memory; while it cannot be read, no session has any. */
export function createOverrides({ tx, settings, config, log, now }: Parts) {
  const place = { kind: 'overrides', weight: 'person' } as const
  const readLive = createLiveReader()
  const live = remember(() => forPlace(place, () => tx(platform, (db) => readLive(db, now()))), keeping)
  const made = new LRUCache<string, { of: Portal; overlaid: Portal }>({ max: mostOverlays })
  const noted = new LRUCache<string, true>({ max: mostNoted })
  return { previews: previews satisfies VariantSource, over, forget: () => live.forget() }

  /** The versions that this viewer was let see, by slug. */
  async function previews(viewer: Viewer) {
    const rows = await of(viewer)
    return Object.fromEntries(rows.flatMap((row) => (row.artifact_id === null ? [] : [[row.parcel, row.artifact_id]])))
  }

  /** The same, with what machines of developers serve. */
  function over(portalFor: Services['portalFor']): Services['portalFor'] {
    return async (viewer) => {
      const portal = await portalFor(viewer)
      return portal === null ? null : overlay(portal, viewer)
    }
  }

  /** The portal with what this viewer's own machine serves, and noted that it is not the one in force. */
  async function overlay(portal: Portal, viewer: Viewer) {
    const rows = await of(viewer)
    if (rows.length === 0) return portal
    for (const row of rows) await noteUse(row, viewer)
    const key = rows.map((row) => row.grant_id).join(' ')
    const found = made.get(key)
    if (found?.of === portal) return found.overlaid
    const mine = overlaid(portal, { key, locals: rows.flatMap(localOf) })
    made.set(key, { of: portal, overlaid: mine })
    return mine
  }

  async function of({ session }: Viewer) {
    if (session === null || session.acting !== null || session.isReadOnly) return []
    const [rows, at] = [await read(), now()]
    const mine = rows.filter((row) => row.session_id === session.id && row.user_id === session.userId)
    return mine.filter((row) => row.expires_at > at && !isKeptFrom(row, session) && counts(row))
  }

  async function read() {
    try {
      return await live.read()
    } catch (error) {
      log.error({ err: error }, 'what some see in place of what is in force is not known')
      return []
    }
  }

  /** Operators may have forbidden it since, or given its pages to others. */
  function counts(row: LiveRow) {
    return (row.kind === 'preview' || mayDevelop({ settings, config })) && isAtItsPaths(row)
  }

  async function noteUse({ grant_id: grantId, first_used_at: usedAt, parcel }: LiveRow, { session }: Viewer) {
    if (usedAt !== null || noted.has(grantId)) return
    noted.set(grantId, true)
    try {
      await tx(platform, async (db) => {
        if (!(await noteFirstUse(db, { grantId, now: now() }))) return
        const target = { targetKind: 'parcel', targetId: parcel, entId: null } as const
        await recordAct({ db, newId, session, visitor: null }, { action: 'useOverride', ...target })
      })
    } catch (error) {
      noted.delete(grantId)
      log.error({ err: error }, 'that somebody sees an override could not be noted')
    }
  }
}

function localOf(row: LiveRow) {
  const address = addressOf(row)
  return address === null ? [] : [{ slug: row.parcel, address, declaration: row.declaration }]
}

type Overrides = ReturnType<typeof createOverrides>

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    overrides: Pick<Overrides, 'forget'>
  }
}
