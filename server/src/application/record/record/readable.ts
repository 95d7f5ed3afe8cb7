import { dayInChina, type PublishedEntity } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { withRefusals } from '../../../enterprise/application/refusals.ts'
import { actsOf } from '../../design/app-role/rights.ts'
import type { Searched } from '../../record-store/record-query.ts'
import { openedIn, rolesIn, versionOf } from './kept-versions.ts'
import { selectLive } from './queries.ts'
import { storesOf } from './stores.ts'

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
    const whole = await versionOf({ appId, version }, context)
    for (const { entity, rights } of openedIn(whole, rolesIn(whole, roleUids))) {
      const table = whole.tables.get(entity.uid)
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
