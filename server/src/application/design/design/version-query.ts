import type { PublishedAppRole, PublishedAppView, PublishedEntity } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { Db } from '../../../foundation/db/tx.ts'

type Version = { entId: string; appId: string; number: number }

/** Named with its enterprise: a job reads it as the platform. */
export async function findVersion(db: Db, { entId, appId, number }: Version) {
  return db
    .selectFrom('app_version')
    .select(['number', 'state', 'draft', 'bundle', 'made_by as madeBy', 'note'])
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .where('number', '=', number)
    .executeTakeFirst()
}

type Field = Omit<Version, 'number'> & { entityUid: string; fieldUid: string }

/** The entity that a relation named in the last version that had it. */
export async function findTarget(db: Db, { entId, appId, entityUid, fieldUid }: Field) {
  const having = JSON.stringify({ entities: [{ uid: entityUid, fields: [{ uid: fieldUid }] }] })
  const version = await db
    .selectFrom('app_version')
    .select('bundle')
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .where('state', '=', 'published')
    .where(sql<boolean>`bundle @> ${having}::jsonb`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entity = version?.bundle.entities.find(({ uid }) => uid === entityUid)
  return entity?.fields.find(({ uid }) => uid === fieldUid)?.relatesTo
}

/** The one that is on its way. */
export function findPublishing(db: Db, { entId, appId }: Omit<Version, 'number'>) {
  return db
    .selectFrom('app_version')
    .select('number')
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .where('state', '=', 'publishing')
    .executeTakeFirst()
}

export async function lastNumber(db: Db, { entId, appId }: Omit<Version, 'number'>) {
  const row = await db
    .selectFrom('app_version')
    .select((eb) => eb.fn.max('number').as('number'))
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .executeTakeFirst()
  return row?.number ?? 0
}

export type Bundle = {
  entities: readonly PublishedEntity[]
  roles: readonly PublishedAppRole[]
  views: readonly PublishedAppView[]
}
type NewVersion = Version & {
  draft: number
  bundle: Bundle
  note: string
  backTo: number | null
  by: string
  now: Date
}

export async function insertVersion(db: Db, { entId, appId, number, backTo, by, now, ...version }: NewVersion) {
  const { draft, bundle, note } = version
  await db
    .insertInto('app_version')
    .values({
      ent_id: entId,
      app_id: appId,
      number,
      state: 'publishing',
      draft,
      bundle: JSON.stringify(bundle),
      role_uids: bundle.roles.map(({ uid }) => uid),
      note,
      made_at: now,
      made_by: by,
      back_to: backTo,
    })
    .execute()
}

/** False when another one has ended it. */
export async function endVersion(db: Db, { entId, appId, number }: Version, state: 'published' | 'failed') {
  const { numUpdatedRows } = await db
    .updateTable('app_version')
    .set({ state })
    .where('ent_id', '=', entId)
    .where('app_id', '=', appId)
    .where('number', '=', number)
    .where('state', '=', 'publishing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** From here on people work with it. */
export async function flip(db: Db, { entId, appId, number }: Version, { draft, now }: { draft: number; now: Date }) {
  await db
    .updateTable('application')
    .set({ live_version: number, live_draft: draft, updated_at: now })
    .where('ent_id', '=', entId)
    .where('id', '=', appId)
    .execute()
}
