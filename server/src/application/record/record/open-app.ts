import { dayInChina, type EntityField, Problem, type PublishedEntity } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf } from '../../../foundation/call/context/context.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { withRefusals } from '../../../enterprise/application/refusals.ts'
import { selectRolesOf } from '../../design/app-role/member-query.ts'
import type { EntityRights } from '../../design/app-role/rights.ts'
import { type Opened, openedTo } from '../../design/app-view/runtime-of.ts'
import type { ShownView } from '../../design/app-view/shown-views.ts'
import { findTable } from '../../record-store/registry-query.ts'
import type { Searched, Store } from '../../record-store/record-query.ts'
import { findLive } from './queries.ts'
import { storesOf } from './stores.ts'
import type { RecordContext } from './record-context.ts'

/** An application as the caller works with it. Unknown, foreign, hidden, unpublished, not open to them and without a role are one refusal. */
export async function openApp(appId: string, context: RecordContext) {
  // Asked together, so that they go to the database in one piece.
  const [found, uids, [application]] = await Promise.all([
    findLive(context.db, appId, viewerOf(context)),
    selectRolesOf(context.db, { appId, userId: sessionOf(context).userId }),
    withRefusals([{ id: appId, code: null, url: '' }], context),
  ])
  if (found === undefined) throw new Problem('appNotFound')
  const roles = found.roles?.filter(({ uid }) => uids.has(uid)) ?? null
  if (roles?.length === 0) throw new Problem('appNotFound')
  if (application?.isRefused !== false) throw new Problem('appNotListed')
  return { ...found, entities: openedTo(roles, found) }
}

export type OpenEntity = {
  appId: string
  /** The application: what it is called and looks like, and its roles; null where it has none. */
  app: Pick<Awaited<ReturnType<typeof openApp>>, 'name' | 'nameEn' | 'icon' | 'color' | 'roles'>
  /** All that the application shows the caller. */
  entities: readonly Opened[]
  entity: PublishedEntity
  /** All that the version offers; `rights` says which of them the caller reads and writes. */
  fields: readonly EntityField[]
  rights: EntityRights
  /** As the caller has them. */
  views: readonly ShownView[]
  /** The records that the caller reads, with all their fields: for writing, never for an answer. */
  store: Store
  /** The same with the cells that the caller reads. */
  seen: Searched
}

/** An entity of it, with the table that holds its records. */
export function openEntity({ appId, entity: key }: { appId: string; entity: string }, context: RecordContext) {
  return openWhere(appId, ({ entity }) => entity.key === key, context)
}

/** The same by what a table is known by for good. */
export function openByUid({ appId, uid }: { appId: string; uid: string }, context: RecordContext) {
  return openWhere(appId, ({ entity }) => entity.uid === uid, context)
}

async function openWhere(
  appId: string,
  isMeant: (opened: Opened) => boolean,
  context: RecordContext,
): Promise<OpenEntity> {
  const app = await openApp(appId, context)
  const opened = app.entities.find(isMeant)
  const open = opened && (await withTable(opened, { appId, app, entities: app.entities }, context))
  if (open === undefined) throw new Problem('appNotFound')
  return open
}

/** The entity whose records a relation names; undefined where the application does not show it to the caller. */
export async function openTarget(open: OpenEntity, relatesTo: string, context: RecordContext) {
  const opened = open.entities.find(({ entity }) => entity.uid === relatesTo)
  return opened && withTable(opened, open, context)
}

async function withTable(
  { entity, rights, views }: Opened,
  { appId, app, entities }: Pick<OpenEntity, 'appId' | 'app' | 'entities'>,
  context: RecordContext,
): Promise<OpenEntity | undefined> {
  const { entId } = spaceOf(context)
  const table = await findTable(context.db, { entId, appId, entityUid: entity.uid })
  if (table === undefined) return undefined
  const asker = { entId, caller: sessionOf(context).userId, today: dayInChina(context.now) }
  const stores = storesOf(table, { entity, rights }, asker)
  return { appId, app, entity, entities, fields: entity.fields, rights, views, ...stores }
}
