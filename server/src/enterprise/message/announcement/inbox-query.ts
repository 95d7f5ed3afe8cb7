import { sql } from 'kysely'
import { normalName } from '../../../foundation/query/list/names.ts'
import type { Db } from '../../../foundation/db/tx.ts'

// Which of them are for the person of the transaction, in their enterprise and now, is the view's own business.

type After = { pinned: boolean; at: Date; id: string }
type Page = { after?: After | undefined; limit: number; isUnread?: boolean }

/** What is pinned first, then the newest. */
export function selectInbox(db: Db, { after, limit, isUnread = false }: Page) {
  return rows(db)
    .$if(isUnread, (query) => query.where('a.read_at', 'is', null))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(a.pinned, a.publish_at, a.id) < (${after?.pinned}, ${after?.at}, ${after?.id})`),
    )
    .limit(limit)
    .execute()
}

function rows(db: Db) {
  return db
    .selectFrom('announcement_to_reader as a')
    .select(['a.id', 'a.title_zh', 'a.content_zh', 'a.title_en', 'a.content_en'])
    .select(['a.level', 'a.pinned', 'a.publish_at', 'a.read_at', 'a.attachments'])
    .orderBy(sql`a.pinned desc, a.publish_at desc, a.id desc`)
}

export type ReceivedAnnouncement = Awaited<ReturnType<typeof selectInbox>>[number]

/** A few whose title holds a text, in one language or the other, the newest first. */
export function selectTitledAnnouncements(db: Db, { text, most }: { text: string; most: number }) {
  const title = sql`lower(normalize(concat_ws(' ', a.title_zh, a.title_en), NFKC))`
  return rows(db)
    .where(sql<boolean>`strpos(${title}, ${normalName(text)}) > 0`)
    .limit(most)
    .execute()
}

export function findInInbox(db: Db, id: string) {
  return db
    .selectFrom('announcement_to_reader')
    .select(['pinned', 'publish_at as at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function countInbox(db: Db) {
  return db
    .selectFrom('announcement_to_reader')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where read_at is null)`.as('unread'))
    .executeTakeFirstOrThrow()
}

/** Answers how many were unread until now: one, or all of them when no id is given. */
export async function readAnnouncements(db: Db, { userId, now, id }: { userId: string; now: Date; id?: string }) {
  const { rows: read } = await sql`
    insert into announcement_receipt (ent_id, announcement_id, user_id, read_at)
    select ent_id, id, ${userId}, ${now} from announcement_to_reader
    where read_at is null and (${id ?? null}::text is null or id = ${id ?? null})
    order by id
    on conflict do nothing
    returning announcement_id`.execute(db)
  return read.length
}
