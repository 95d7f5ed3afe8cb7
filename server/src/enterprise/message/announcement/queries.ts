import type { NewRow, Row } from '../../../foundation/db/schema.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import type { RecipientKind } from './tables.ts'

export type Announcement = Row<'announcement'>

/** Of two who change the same, the second sees what the first one did. */
export function lockAnnouncement(db: Db, id: string): Promise<Announcement | undefined> {
  return db.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertAnnouncement(db: Db, row: NewRow<'announcement'>) {
  await db.insertInto('announcement').values(row).execute()
}

export async function storeAnnouncement(db: Db, id: string, columns: Partial<NewRow<'announcement'>>) {
  await db.updateTable('announcement').set(columns).where('id', '=', id).execute()
}

export async function deleteAnnouncement(db: Db, id: string) {
  await db.deleteFrom('announcement').where('id', '=', id).execute()
}

export type Recipients = readonly { kind: RecipientKind; of_id: string }[]

export async function replaceRecipients(
  db: Db,
  { entId, id, recipients }: { entId: string; id: string; recipients: Recipients },
) {
  await db.deleteFrom('announcement_recipient').where('announcement_id', '=', id).execute()
  if (recipients.length === 0) return
  const rows = recipients.map((one) => ({ ...one, ent_id: entId, announcement_id: id }))
  await db.insertInto('announcement_recipient').values(rows).execute()
}

export function selectRecipientIds(db: Db, id: string): Promise<Recipients> {
  return db
    .selectFrom('announcement_recipient')
    .select(['kind', 'of_id'])
    .where('announcement_id', '=', id)
    .orderBy('kind')
    .orderBy('of_id')
    .execute()
}

/** Which of them are roles of the enterprise, held until the transaction ends. */
export async function lockRoles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('role')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute()
}

type Of = { entId: string; id: string }

/** The people whom it is for now; of those who have not read it, when only these are wanted. */
export async function selectPeople(db: Db, { entId, id, isUnread = false }: Of & { isUnread?: boolean }) {
  const rows = await db
    .selectFrom('announcement_person as p')
    .select('p.user_id')
    .where('p.ent_id', '=', entId)
    .where('p.announcement_id', '=', id)
    .$if(isUnread, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('announcement_receipt as c')
              .select('c.user_id')
              .whereRef('c.ent_id', '=', 'p.ent_id')
              .whereRef('c.announcement_id', '=', 'p.announcement_id')
              .whereRef('c.user_id', '=', 'p.user_id'),
          ),
        ),
      ),
    )
    .orderBy('p.user_id')
    .execute()
  return rows.map(({ user_id: userId }) => userId)
}

/** The one whose moment has come, unless it was opened, taken back or put off before. */
export function openScheduled(db: Db, { entId, id, now }: Of & { now: Date }) {
  return db
    .updateTable('announcement')
    .set({ status: 'published' })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('status', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .returning(['audience', 'created_by'])
    .executeTakeFirst()
}

/** The one whose time is over, if that was not changed. */
export function findOver(db: Db, { entId, id, now }: Of & { now: Date }) {
  return db
    .selectFrom('announcement')
    .select(['audience', 'attachments'])
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('expire_at', '<=', now)
    .executeTakeFirst()
}

/** True once: from then on its mails are written. */
export async function beginMails(db: Db, { entId, id, now }: Of & { now: Date }) {
  const { numUpdatedRows: begun } = await db
    .updateTable('announcement')
    .set({ mailed_at: now })
    .where('ent_id', '=', entId)
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('mailed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return begun === 1n
}
