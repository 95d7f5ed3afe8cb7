import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { previewSource } from './excerpt.ts'

/** The conversation of the caller with another member; null where that person is none. The database makes it, and lets both in. */
export async function openConversation(
  db: Db,
  { userId, newId, now }: { userId: string; newId: string; now: Date },
): Promise<string | null> {
  const { rows } = await sql<{
    id: string | null
  }>`select atrium_open_conversation(${userId}, ${newId}, ${now}) as id`.execute(db)
  return rows[0]?.id ?? null
}

type Range = {
  conversationId: string
  entId: string
  before?: number | undefined
  after?: number | undefined
  most: number
}

/** Messages of a conversation, the oldest first; read from the end, unless they come after one. */
export async function selectMessages(db: Db, { conversationId, entId, before, after, most }: Range) {
  const isOnward = after !== undefined
  const rows = await db
    .selectFrom('chat_message as t')
    .innerJoin('user_account as u', 'u.id', 't.author_id')
    .innerJoin('conversation as c', (join) =>
      join.onRef('c.ent_id', '=', 't.ent_id').onRef('c.id', '=', 't.conversation_id'),
    )
    // Row-level security shows no message from before the caller came, also where it is quoted.
    .leftJoin('chat_message as q', (join) =>
      join
        .onRef('q.ent_id', '=', 't.ent_id')
        .onRef('q.conversation_id', '=', 't.conversation_id')
        .onRef('q.seq', '=', 't.quoted_seq'),
    )
    .leftJoin('user_account as qu', 'qu.id', 'q.author_id')
    .select(['t.seq', 't.id as messageId', 't.author_id as authorId', 'u.name as author', 't.sent_at as sentAt'])
    .select(sql<string>`coalesce(t.text, '')`.as('text'))
    .select(['t.card', 'q.card as quotedCard'])
    .select(sql<boolean>`t.recalled_at is not null`.as('isRecalled'))
    .select(sql<boolean>`coalesce(t.quoted_seq <= c.removed_to, false)`.as('isQuotedRemoved'))
    .select(['t.quoted_seq as quotedSeq', 'qu.name as quotedAuthor'])
    .select(sql<string | null>`left(q.text, ${previewSource})`.as('quotedText'))
    // Named, so that the key of the table leads straight to the messages.
    .where('t.ent_id', '=', entId)
    .where('t.conversation_id', '=', conversationId)
    .$if(after !== undefined, (query) => query.where('t.seq', '>', after ?? 0))
    .$if(before !== undefined, (query) => query.where('t.seq', '<', before ?? 0))
    .orderBy('t.seq', isOnward ? 'asc' : 'desc')
    .limit(most)
    .execute()
  return isOnward ? rows : rows.toReversed()
}

export type SelectedMessage = Awaited<ReturnType<typeof selectMessages>>[number]

/** False where the caller sees no such message. */
export async function isSeen(db: Db, { conversationId, seq }: { conversationId: string; seq: number }) {
  const row = await db
    .selectFrom('chat_message')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row !== undefined
}

/** Locks a conversation of the caller until the message has its number. Undefined where it is none of theirs. */
export function lockConversation(db: Db, id: string) {
  return db
    .selectFrom('conversation')
    .select(['ent_id', 'last_seq', 'kind'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function selectMemberIds(db: Db, conversationId: string) {
  return db
    .selectFrom('conversation_member')
    .select(['user_id as userId'])
    .where('conversation_id', '=', conversationId)
    .execute()
}

export function findSent(db: Db, sent: { conversationId: string; authorId: string; id: string }) {
  return db
    .selectFrom('chat_message')
    .select(['seq', 'sent_at as sentAt'])
    .where('conversation_id', '=', sent.conversationId)
    .where('author_id', '=', sent.authorId)
    .where('id', '=', sent.id)
    .executeTakeFirst()
}

type NewMessage = {
  entId: string
  conversationId: string
  seq: number
  id: string
  authorId: string
  text: string
  quotedSeq: number | null
  card: string | null
  now: Date
}

/** Writes a message; its author has read the conversation as far as that. */
export async function insertMessage(db: Db, message: NewMessage) {
  const { entId, conversationId, seq, id, authorId, text, quotedSeq, card, now } = message
  const conversation = { ent_id: entId, conversation_id: conversationId }
  await db.updateTable('conversation').set({ last_seq: seq, last_at: now }).where('id', '=', conversationId).execute()
  await db
    .insertInto('chat_message')
    .values({ ...conversation, seq, id, author_id: authorId, text, quoted_seq: quotedSeq, card, sent_at: now })
    .execute()
  await storeRead(db, { conversationId, userId: authorId, seq })
}

/** False where the message is not of the caller, or too old; null where they see no such message. */
export async function recallMessage(db: Db, { conversationId, seq }: { conversationId: string; seq: number }) {
  const { rows } = await sql<{
    answer: boolean | null
  }>`select atrium_recall_message(${conversationId}, ${seq}) as answer`.execute(db)
  return rows[0]?.answer ?? null
}

/** Answers whether this person had not read so far before. */
export async function storeRead(
  db: Db,
  { conversationId, userId, seq }: { conversationId: string; userId: string; seq: number },
) {
  const row = await db
    .updateTable('conversation_member')
    .set({ read_seq: seq })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('read_seq', '<', seq)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
