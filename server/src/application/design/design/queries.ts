import type { ApplicationLook, AppRoleBody, AppViewBody, EntityBody } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

const columns = [
  'id',
  'name',
  'name_en as nameEn',
  'icon',
  'color',
  'visible as isVisible',
  'live_version as liveVersion',
  'live_draft as liveDraft',
  'draft',
  'updated_at as updatedAt',
] as const

/** The applications that the enterprise of this transaction builds. */
export function selectBuilt(db: Db) {
  return db
    .selectFrom('application')
    .select(columns)
    .where('kind', '=', 'built')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findBuilt(db: Db, appId: string) {
  return built(db, appId).executeTakeFirst()
}

/** The same, held until the transaction ends: changes of one draft come one after the other. Its versions are added beside it. */
export function lockBuilt(db: Db, appId: string) {
  return built(db, appId).forNoKeyUpdate().executeTakeFirst()
}

function built(db: Db, appId: string) {
  return db.selectFrom('application').select(columns).where('kind', '=', 'built').where('id', '=', appId)
}

type Application = ApplicationLook & { name: string; nameEn: string | null; now: Date }
type New = Application & { entId: string; id: string }
type ChangedApplication = Application & { isVisible: boolean }

export async function insertBuilt(db: Db, { entId, id, name, nameEn, icon, color, now }: New) {
  await db
    .insertInto('application')
    .values({
      ent_id: entId,
      id,
      name,
      name_en: nameEn,
      icon,
      color,
      url: `/app/${id}`,
      kind: 'built',
      // After those that the enterprise has already.
      sort: 1000,
      updated_at: now,
    })
    .execute()
}

export async function storeBuilt(
  db: Db,
  appId: string,
  { name, nameEn, icon, color, isVisible, now }: ChangedApplication,
) {
  await db
    .updateTable('application')
    .set({ name, name_en: nameEn, icon, color, visible: isVisible, updated_at: now })
    .where('id', '=', appId)
    .execute()
}

/** Counts one more change of the draft. */
export async function touchDraft(db: Db, appId: string, now: Date) {
  await db
    .updateTable('application')
    .set({ draft: sql`draft + 1`, updated_at: now })
    .where('id', '=', appId)
    .execute()
}

export function selectEntities(db: Db, appId: string) {
  return selectResources<EntityBody>(db, appId, 'entity')
}

export function selectRoles(db: Db, appId: string) {
  return selectResources<AppRoleBody>(db, appId, 'role')
}

export function selectViews(db: Db, appId: string) {
  return selectResources<AppViewBody>(db, appId, 'view')
}

/** In the order that their maker has put them in, else in that in which they were made. */
function selectResources<T>(db: Db, appId: string, kind: Kind) {
  return db
    .selectFrom('app_resource')
    .select(['uid', 'rev', sql<T>`body`.as('body')])
    .where('app_id', '=', appId)
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('made_at')
    .orderBy('uid')
    .execute()
}

type Kind = 'entity' | 'role' | 'view'
type Body =
  | { kind: 'entity'; body: EntityBody }
  | { kind: 'role'; body: AppRoleBody }
  | { kind: 'view'; body: AppViewBody }
type Put = Body & { entId: string; appId: string; uid: string; rev: number; by: string; now: Date }

/** Against the revision that was read, 0 for one that is new. False when it has another one. */
export async function putResource(db: Db, put: Put) {
  return (await isPut(db, put)) || (await wasPut(db, put))
}

async function isPut(db: Db, { kind, entId, appId, uid, rev, body, by, now }: Put) {
  const values = { rev: rev + 1, body: JSON.stringify(body), updated_at: now, updated_by: by }
  if (rev === 0) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('app_resource')
      .values({ ent_id: entId, app_id: appId, uid, kind, made_at: now, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await db
    .updateTable('app_resource')
    .set(values)
    .where('app_id', '=', appId)
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('rev', '=', rev)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A page that heard no answer sends the same again: the person has made that very change. */
async function wasPut(db: Db, { kind, appId, uid, rev, body, by }: Put) {
  const found = await db
    .selectFrom('app_resource')
    .select('uid')
    .where('app_id', '=', appId)
    .where('uid', '=', uid)
    .where('kind', '=', kind)
    .where('rev', '=', rev + 1)
    .where('updated_by', '=', by)
    .where(sql<boolean>`body::jsonb = ${JSON.stringify(body)}::jsonb`)
    .executeTakeFirst()
  return found !== undefined
}

/** Of all that the draft says, in bytes. Every call to an application reads the design that is in force. */
export async function sizeOfDraft(db: Db, appId: string) {
  const { size } = await db
    .selectFrom('app_resource')
    .select(sql<number>`coalesce(sum(octet_length(body::text)), 0)::int`.as('size'))
    .where('app_id', '=', appId)
    .executeTakeFirstOrThrow()
  return size
}

/** Puts these in their order, before all others. */
export async function storeOrder(db: Db, { appId, uids }: { appId: string; uids: readonly string[] }) {
  await sql`
    update app_resource as r set position = o.position
    from unnest(${[...uids]}::text[]) with ordinality as o (uid, position)
    where r.app_id = ${appId} and r.uid = o.uid`.execute(db)
}

export async function removeResource(db: Db, { appId, uid, rev }: { appId: string; uid: string; rev: number }) {
  const { numDeletedRows } = await db
    .deleteFrom('app_resource')
    .where('app_id', '=', appId)
    .where('uid', '=', uid)
    .where('rev', '=', rev)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function selectVersions(db: Db, appId: string) {
  return db
    .selectFrom('app_version as v')
    .leftJoin('user_account as u', 'u.id', 'v.made_by')
    .select(['v.number', 'v.state', 'v.note', 'v.made_at', 'v.back_to', 'u.name as by'])
    .where('v.app_id', '=', appId)
    .orderBy('v.number', 'desc')
    .limit(200)
    .execute()
}
