import { sql } from 'kysely'
import type { Db } from '../../foundation/db/tx.ts'
import { previewSource } from './excerpt.ts'

type Page = { userId: string; after: { id: string; at: Date } | null; most: number }

/** The groups of a person, and the conversations in which something was written, those with the newest messages first. */
export function selectConversations(db: Db, { userId, after, most }: Page) {
  return ownConversations(db, userId)
    .where((eb) => eb.or([eb('c.last_seq', '>', 0), eb('c.kind', '=', 'group')]))
    .$if(after !== null, (query) => query.where(sql<boolean>`(c.last_at, c.id) < (${after?.at}, ${after?.id})`))
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(most)
    .execute()
}

export type SelectedConversation = Awaited<ReturnType<typeof selectConversations>>[number]

export function findConversation(db: Db, { userId, id }: { userId: string; id: string }) {
  return ownConversations(db, userId).where('c.id', '=', id).executeTakeFirst()
}

/** How many messages a person has not read, in all of their conversations. */
export async function countUnread(db: Db, userId: string) {
  const { unread } = await db
    .selectFrom('conversation_member as m')
    .innerJoin('conversation as c', (join) =>
      join.onRef('c.ent_id', '=', 'm.ent_id').onRef('c.id', '=', 'm.conversation_id'),
    )
    .select(sql<number>`coalesce(sum(c.last_seq - greatest(m.read_seq, c.removed_to)), 0)::int`.as('unread'))
    .where('m.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return unread
}

// Row-level security shows no other conversations than those of this person, and no message from before they came.
function ownConversations(db: Db, userId: string) {
  return db
    .selectFrom('conversation as c')
    .innerJoin('conversation_member as m', (join) =>
      join.onRef('m.ent_id', '=', 'c.ent_id').onRef('m.conversation_id', '=', 'c.id').on('m.user_id', '=', userId),
    )
    .leftJoin('user_account as u', (join) =>
      join.on('u.id', '=', sql<string>`case when c.low_id = ${userId} then c.high_id else c.low_id end`),
    )
    .leftJoin('conversation_member as o', (join) =>
      join.onRef('o.ent_id', '=', 'c.ent_id').onRef('o.conversation_id', '=', 'c.id').onRef('o.user_id', '=', 'u.id'),
    )
    .leftJoin('chat_message as t', (join) =>
      join.onRef('t.ent_id', '=', 'c.ent_id').onRef('t.conversation_id', '=', 'c.id').onRef('t.seq', '=', 'c.last_seq'),
    )
    .leftJoin('user_account as a', 'a.id', 't.author_id')
    .leftJoin('department as d', (join) =>
      join.onRef('d.ent_id', '=', 'c.ent_id').onRef('d.id', '=', 'c.department_id'),
    )
    .select([
      'c.id',
      'c.kind',
      'c.department_id as departmentId',
      'u.id as userId',
      'a.name as lastAuthor',
      'c.last_seq as lastSeq',
      'c.last_at as lastAt',
      'c.recalls',
      'c.removed_to as removedTo',
    ])
    .select(sql<string | null>`left(t.text, ${previewSource})`.as('lastText'))
    .select('t.card as lastCard')
    .select(sql<boolean>`t.recalled_at is not null`.as('isRecalled'))
    .select(sql<boolean | null>`t.author_id = ${userId}`.as('isOwn'))
    .select(sql<number>`c.last_seq - greatest(m.read_seq, c.removed_to)`.as('unread'))
    .select(
      sql<number>`case when o.read_seq > 0 and atrium_shows_reading(o.user_id) then o.read_seq else 0 end`.as(
        'readByOther',
      ),
    )
    .select(sql<boolean>`c.kind = 'group' or o.user_id is not null`.as('isOpen'))
    .select(sql<string>`coalesce(c.name, d.name, u.name, '')`.as('name'))
    .select(sql<string>`coalesce(c.name, d.name_en, d.name, u.name, '')`.as('nameEn'))
    .select((eb) =>
      eb
        .selectFrom('conversation_member as n')
        .select((inner) => inner.fn.countAll<number>().as('people'))
        .whereRef('n.ent_id', '=', 'c.ent_id')
        .whereRef('n.conversation_id', '=', 'c.id')
        .as('people'),
    )
}
