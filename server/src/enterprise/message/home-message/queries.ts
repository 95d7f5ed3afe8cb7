import { sql } from 'kysely'
import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'

export type HomeMessage = Row<'message'>
export type Columns = Omit<NewRow<'message'>, 'id' | 'key' | 'url' | 'created_by'>

/** Of two who change the same, the second sees what the first one did. What jobs write is none of the operators’. */
export function lockMessage(db: Db, id: string): Promise<HomeMessage | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .where('key', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertDraft(db: Db, row: NewRow<'message'>) {
  await db.insertInto('message').values(row).execute()
}

export async function storeMessage(db: Db, id: string, columns: Partial<Columns>) {
  await db.updateTable('message').set(columns).where('id', '=', id).execute()
}

export async function deleteMessage(db: Db, id: string) {
  await db.deleteFrom('message').where('id', '=', id).execute()
}

type For = Pick<HomeMessage, 'audience' | 'audience_ids'>

/** Those of the enterprises or categories that exist, by name; user types have words of their own and none here. */
export async function selectAudience(db: Db, { audience, audience_ids: ids }: For) {
  if (ids.length === 0) return []
  if (audience === 'ent') {
    const found = db.selectFrom('enterprise').where('id', 'in', ids).where('deleted_at', 'is', null)
    return found
      .select(['id', 'name', 'name as nameEn'])
      .orderBy(sql`enterprise.name collate atrium_name`)
      .orderBy('id')
      .execute()
  }
  if (audience !== 'saas') return []
  const found = db.selectFrom('saas_category').where('id', 'in', ids)
  return found.select(['id', 'name', 'name_en as nameEn']).orderBy('sort').orderBy('code').execute()
}

/** How many people it is for, in one enterprise or another. */
export async function countPeople(db: Db, { audience, audience_ids: ids }: For) {
  const { reach } = await db
    .selectFrom('membership as m')
    .select((eb) => eb.fn.count<number>('m.user_id').distinct().as('reach'))
    .where('m.status', '=', 'active')
    .$if(audience === 'ent', (query) => query.where('m.ent_id', 'in', ids))
    .$if(audience === 'type', (query) => query.where('m.user_type', 'in', ids.map(Number)))
    .$if(audience === 'saas', (query) =>
      query.where('m.ent_id', 'in', (eb) =>
        eb
          .selectFrom('enterprise as e')
          .innerJoin('saas_category as c', 'c.id', 'e.saas_id')
          .select('e.id')
          .where(sql<boolean>`c.path && ${ids}::text[]`),
      ),
    )
    .executeTakeFirstOrThrow()
  return reach
}

/** The one whose moment has come, unless it was opened, taken back or put off before. */
export function openScheduled(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .updateTable('message')
    .set({ status: 'published' })
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

/** The one whose time is over, if that was not changed. */
export function selectOver(db: Db, { id, now }: { id: string; now: Date }) {
  return db
    .selectFrom('message')
    .select(['audience', 'audience_ids', 'attachments'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('expire_at', '<=', now)
    .executeTakeFirst()
}

/** Published, and its readers are not counted yet. */
export function selectUncounted(db: Db, id: string) {
  return db
    .selectFrom('message')
    .select(['audience', 'audience_ids'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('reach', 'is', null)
    .executeTakeFirst()
}
