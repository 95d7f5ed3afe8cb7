import { dayInChina, type EntityField, Problem, type PublishedEntity } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf } from '../../../foundation/call/context/context.ts'
import { viewerOf } from '../../../enterprise/application/open-query.ts'
import { withRefusals } from '../../../enterprise/application/refusals.ts'
import type { EntityRights } from '../../design/app-role/rights.ts'
import type { Opened } from '../../design/app-view/runtime-of.ts'
import type { ShownView } from '../../design/app-view/shown-views.ts'
import { findTable, type StoredTable } from '../../record-store/registry-query.ts'
import type { Searched, Store } from '../../record-store/record-query.ts'
import { lastRead, openedIn, rolesIn, versionOf } from './kept-versions.ts'
import { findLive } from './queries.ts'
import { storesOf } from './stores.ts'
import type { RecordContext } from './record-context.ts'

/** An application as the caller works with it. Unknown, foreign, hidden, unpublished, not open to them and without a role are one refusal. */
export async function openApp(appId: string, context: RecordContext) {
  // Asked together, so that they go to the database in one piece.
  const [found, [application]] = await Promise.all([
    findLive(context.db, appId, viewerOf(context)),
    withRefusals([{ id: appId, code: null, url: '' }], context),
  ])
  if (found === undefined) throw new Problem('appNotFound')
  const { roleUids, ...app } = found
  const version = await versionOf({ appId, version: app.version }, context)
  const own = rolesIn(version, roleUids)
  if (own?.length === 0) throw new Problem('appNotFound')
  if (application?.isRefused !== false) throw new Problem('appNotListed')
  return { ...app, roles: version.roles, entities: openedIn(version, own) }
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
  isMeant: (opened: Pick<Opened, 'entity'>) => boolean,
  context: RecordContext,
): Promise<OpenEntity> {
  const { entId } = spaceOf(context)
  const last = lastRead({ entId, appId })?.entities.find((entity) => isMeant({ entity }))
  // Nearly always it is the table that the last version opens, so it is asked for with the rest.
  const [app, expected] = await Promise.all([openApp(appId, context), last && tableOf(last, { appId }, context)])
  const opened = app.entities.find(isMeant)
  if (opened === undefined) throw new Problem('appNotFound')
  const isExpected = opened.entity.uid === last?.uid
  const table = isExpected ? expected : await tableOf(opened.entity, { appId }, context)
  const open = withTable(opened, { appId, app, entities: app.entities, table }, context)
  if (open === undefined) throw new Problem('appNotFound')
  return open
}

/** The entity whose records a relation names; undefined where the application does not show it to the caller. */
export async function openTarget(open: OpenEntity, relatesTo: string, context: RecordContext) {
  const opened = open.entities.find(({ entity }) => entity.uid === relatesTo)
  return opened && withTable(opened, { ...open, table: await tableOf(opened.entity, open, context) }, context)
}

function tableOf({ uid }: PublishedEntity, { appId }: { appId: string }, context: RecordContext) {
  return findTable(context.db, { entId: spaceOf(context).entId, appId, entityUid: uid })
}

type Found = Pick<OpenEntity, 'appId' | 'app' | 'entities'> & { table: StoredTable | undefined }

function withTable(
  { entity, rights, views }: Opened,
  { appId, app, entities, table }: Found,
  context: RecordContext,
): OpenEntity | undefined {
  const { entId } = spaceOf(context)
  if (table === undefined) return undefined
  const asker = { entId, caller: sessionOf(context).userId, today: dayInChina(context.now) }
  const stores = storesOf(table, { entity, rights }, asker)
  return { appId, app, entity, entities, fields: entity.fields, rights, views, ...stores }
}
