import { dayInChina, type PublishedEntity } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { withRefusals } from '../../../enterprise/application/refusals.ts'
import { actsOf } from '../../design/app-role/rights.ts'
import { openedTo } from '../../design/app-view/runtime-of.ts'
import type { Searched } from '../../record-store/record-query.ts'
import { findTables } from '../../record-store/registry-query.ts'
import { keptVersions, type Version } from './kept-versions.ts'
import { findBundle, selectLive } from './queries.ts'
import { storesOf } from './stores.ts'

// What callers may do in a version is asked each time.
const versions = keptVersions()

type Readable = {
  application: { name: string; nameEn: string | null }
  appId: string
  entity: PublishedEntity
  /** The records and the cells that the caller reads. */
  seen: Searched
}

/** Every entity of which the caller reads records, of all applications that the caller may open. */
export async function readableEntities(context: Context): Promise<Readable[]> {
  const live = await selectLive(context.db, viewerOf(context))
  const refused = await refusedIn(live, context)
  const { entId } = spaceOf(context)
  const asker = { entId, caller: sessionOf(context).userId, today: dayInChina(context.now) }
  const found: Readable[] = []
  for (const { id: appId, version, roleUids, ...application } of live) {
    if (version === null || refused.has(appId)) continue
    const { entities, roles, tables } = await versionOf({ appId, version }, context)
    const own = roles?.filter(({ uid }) => roleUids.includes(uid)) ?? null
    for (const { entity, rights } of openedTo(own, { entities, views: [] })) {
      const table = tables.get(entity.uid)
      if (table === undefined || !actsOf(rights).includes('read')) continue
      found.push({ application, appId, entity, seen: storesOf(table, { entity, rights }, asker).seen })
    }
  }
  return found
}

async function refusedIn(live: readonly { id: string }[], context: Context) {
  const rows = await withRefusals(
    live.map(({ id }) => ({ id, code: null, url: '' })),
    context,
  )
  return new Set(rows.filter(({ isRefused }) => isRefused).map(({ id }) => id))
}

async function versionOf({ appId, version }: { appId: string; version: number }, context: Context): Promise<Version> {
  const { entId } = spaceOf(context)
  const key = `${entId} ${appId} ${version}`
  const known = versions.get(key)
  if (known !== undefined) return known
  const bundle = await findBundle(context.db, appId, version)
  const entityUids = bundle.entities.map(({ uid }) => uid)
  const made = { ...bundle, tables: await findTables(context.db, { entId, appId, entityUids }) }
  versions.set(key, made)
  return made
}
