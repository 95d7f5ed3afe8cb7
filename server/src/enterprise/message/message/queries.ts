import { sql } from 'kysely'
import type { NewRow } from '../../../foundation/db/schema.ts'
import type { Audience } from '../../../foundation/sending/live/audience.ts'
import { normalName } from '../../../foundation/query/list/names.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import type { Db } from '../../../foundation/db/tx.ts'

/** The reader: what is meant for them, in their enterprise and now, is the view's own business. */
export type Reader = { userId: string; now: Date }

const order = sql`message.pinned desc, message.publish_at desc, message.id desc`

function messagesTo(db: Db, { userId }: Reader) {
  return db
    .selectFrom('message_to_reader as message')
    .leftJoin('message_receipt as receipt', (join) =>
      join.onRef('receipt.message_id', '=', 'message.id').on('receipt.user_id', '=', userId),
    )
}

function rowsOf(db: Db, reader: Reader) {
  return messagesTo(db, reader)
    .select(['message.id', 'message.title_zh', 'message.content_zh', 'message.title_en', 'message.content_en'])
    .select(['message.level', 'message.pinned', 'message.url', 'message.publish_at', 'receipt.read_at'])
    .select('message.attachments')
    .orderBy(order)
}

/** The place of the last one seen, among what is pinned and all others. */
export type After = { pinned: boolean; at: Date; id: string }
type Page = { reader: Reader; after?: After; limit: number }

export function selectMessages(db: Db, { reader, after, limit }: Page) {
  return rowsOf(db, reader)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(message.pinned, message.publish_at, message.id) < (${after?.pinned}, ${after?.at}, ${after?.id})`,
      ),
    )
    .limit(limit)
    .execute()
}

export type SelectedMessage = Awaited<ReturnType<typeof selectMessages>>[number]

export function findPlace(db: Db, id: string) {
  return db
    .selectFrom('message_to_reader')
    .select(['pinned', 'publish_at as at'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A few whose title holds a text, in one language or the other, the newest first. */
export function selectTitled(db: Db, reader: Reader, { text, most }: { text: string; most: number }) {
  const title = sql`lower(normalize(concat_ws(' ', message.title_zh, message.title_en), NFKC))`
  return rowsOf(db, reader)
    .where(sql<boolean>`strpos(${title}, ${normalName(text)}) > 0`)
    .limit(most)
    .execute()
}

export function selectNewestUnread(db: Db, reader: Reader) {
  return rowsOf(db, reader).where('receipt.read_at', 'is', null).limit(1).executeTakeFirst()
}

export async function countMessages(db: Db, reader: Reader) {
  return messagesTo(db, reader)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where receipt.read_at is null)`.as('unread'))
    .executeTakeFirstOrThrow()
}

/** Answers how many of this person's messages were meant: none when the id is not one of them. */
export async function markRead(db: Db, { reader, id }: { reader: Reader; id?: string }) {
  const meant = await messagesTo(db, reader)
    .select('message.id')
    .$if(id !== undefined, (query) => query.where('message.id', '=', id ?? ''))
    .execute()
  if (meant.length === 0) return { meant: 0, read: 0 }
  const read = await db
    .insertInto('message_receipt')
    .values(meant.map((message) => ({ message_id: message.id, user_id: reader.userId, read_at: reader.now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .execute()
  return { meant: meant.length, read: read.length }
}

/** A message with a key is added once, however often that is tried. Whom it is for is told, where they have a page open. */
export async function insertMessage(db: Db, row: NewRow<'message'>) {
  await db
    .insertInto('message')
    .values({ status: 'published', ...row })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await tellReaders(db, row)
}

/** Whom it is for is to ask anew: there is a message more, one less, or it says something else. */
export async function tellReaders(db: Db, message: Pick<NewRow<'message'>, 'audience' | 'audience_ids'>) {
  await publish(db, { kind: 'messages', payload: {}, audience: audienceOf(message) })
}

function audienceOf({
  audience = 'all',
  audience_ids: ids = [],
}: Pick<NewRow<'message'>, 'audience' | 'audience_ids'>): Audience {
  if (audience === 'all') return { to: 'all' }
  return { to: audience, ids: audience === 'person' ? ids.map((id) => id.slice(id.indexOf('/') + 1)) : ids }
}

/** Messages for single people of an enterprise. */
export function isForPeopleOf(entId: string) {
  return sql<boolean>`(message.audience = 'person' and starts_with(message.audience_ids[1], ${`${entId}/`}))`
}
