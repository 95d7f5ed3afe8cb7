import { langs, type Lang } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import type { NewRow } from '../../foundation/db/schema.ts'
import type { Audience } from '../../foundation/live/audience.ts'
import { publish } from '../../foundation/live/queries.ts'
import type { Db } from '../../foundation/db/tx.ts'

/** Whom a message must be meant for to be shown. */
export type Reader = { userId: string; userType: number; entId: string; lang: Lang; now: Date }

/** The messages to this person at this moment, in their language, each with whether it is read. */
function messagesTo(db: Db, { userId, userType, entId, lang, now }: Reader) {
  return db
    .selectFrom('message')
    .leftJoin('message_receipt as receipt', (join) =>
      join.onRef('receipt.message_id', '=', 'message.id').on('receipt.user_id', '=', userId),
    )
    .leftJoin('enterprise', (join) => join.on('enterprise.id', '=', entId))
    .where('message.status', '=', 'published')
    .where('message.publish_at', '<=', now)
    .where((eb) => eb.or([eb('message.expire_at', 'is', null), eb('message.expire_at', '>', now)]))
    .where(sql<boolean>`(message.langs = '{}' or ${lang} = any (message.langs))`)
    .where(
      sql<boolean>`(message.audience = 'all'
        or message.audience = 'ent' and ${entId} = any (message.audience_ids)
        or message.audience = 'type' and ${String(userType)} = any (message.audience_ids)
        or message.audience = 'saas' and enterprise.saas_id = any (message.audience_ids))`,
    )
}

export async function selectMessages(
  db: Db,
  { reader, after, limit }: { reader: Reader; after?: string; limit: number },
) {
  return messagesTo(db, reader)
    .select(['message.id', 'message.title', 'message.content', 'message.level', 'message.url'])
    .select(['message.publish_at as publishAt', 'receipt.read_at as readAt'])
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(message.publish_at, message.id) < (select publish_at, id from message where id = ${after})`,
      ),
    )
    .orderBy('message.publish_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .execute()
}

export async function selectNewestUnread(db: Db, reader: Reader) {
  return messagesTo(db, reader)
    .select(['message.id', 'message.title', 'message.content', 'message.level', 'message.url'])
    .select(['message.publish_at as publishAt', 'receipt.read_at as readAt'])
    .where('receipt.read_at', 'is', null)
    .orderBy('message.publish_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(1)
    .executeTakeFirst()
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
    .select(['message.id', 'message.key'])
    .$if(id !== undefined, (query) => query.where('message.id', '=', id ?? ''))
    .execute()
  if (meant.length === 0) return { meant: 0, read: 0 }
  const translated = await selectTranslations(db, meant)
  const read = await db
    .insertInto('message_receipt')
    .values(
      [...meant, ...translated].map((message) => ({
        message_id: message.id,
        user_id: reader.userId,
        read_at: reader.now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('message_id')
    .execute()
  return { meant: meant.length, read: read.length }
}

/** The same messages in the other languages: whoever read one in any language has read it. */
async function selectTranslations(db: Db, meant: readonly { key: string | null }[]) {
  const keys = meant.flatMap(({ key }) => translationsOf(key ?? ''))
  return keys.length === 0 ? [] : db.selectFrom('message').select('id').where('key', 'in', keys).execute()
}

/** A message in several languages has a key for each, which ends with its language. */
function translationsOf(key: string) {
  const own = langs.find((lang) => key.endsWith(`:${lang}`))
  if (own === undefined) return []
  return langs.filter((lang) => lang !== own).map((lang) => key.slice(0, -own.length) + lang)
}

/** A message with a key is added once, however often that is tried. Whom it is for is told, where they have a page open. */
export async function insertMessage(db: Db, row: NewRow<'message'>) {
  await db
    .insertInto('message')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  await publish(db, { kind: 'messages', payload: {}, audience: audienceOf(row) })
}

function audienceOf({ audience = 'all', audience_ids: ids = [] }: NewRow<'message'>): Audience {
  return audience === 'all' ? { to: 'all' } : { to: audience, ids }
}
