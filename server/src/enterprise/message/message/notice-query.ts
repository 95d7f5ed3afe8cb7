import { UserType } from '@atrium/shared-utility/contract'
import { sql } from 'kysely'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import type { Db } from '../../../foundation/db/tx.ts'
import { mayOpen, viewerOf, type Viewer } from '../../application/open-query.ts'
import type { After } from './queries.ts'

/** A person as the reader of what was told to them alone. */
type NoticeReader = Viewer & {
  isAdministrator: boolean
  /** False for an operator who acts as a person: conversations are that person's alone. */
  isInPerson: boolean
}

export function noticeReaderOf(context: Context): NoticeReader {
  const { userType, acting } = sessionOf(context)
  return {
    ...viewerOf(context),
    isAdministrator: userType === UserType.administrator,
    isInPerson: acting === null,
  }
}

/** Those whose subject the person may see now; what became of it is joined, so that the words are those of today. */
function visibleTo(db: Db, reader: NoticeReader) {
  return (
    db
      .selectFrom('notice as n')
      .leftJoin('user_account as by', 'by.id', 'n.by_id')
      .leftJoin('application_request as r', (join) =>
        join.onRef('r.ent_id', '=', 'n.ent_id').on('r.id', '=', sql<string>`n.subject->>'requestId'`),
      )
      .leftJoin('user_account as asker', (join) =>
        join.on('asker.id', '=', sql<string>`coalesce(r.user_id, n.subject->>'fromId')`),
      )
      .leftJoin('deputy as d', (join) =>
        join.onRef('d.ent_id', '=', 'n.ent_id').on('d.id', '=', sql<string>`n.subject->>'deputyId'`),
      )
      .leftJoin('application as a', (join) =>
        join
          .onRef('a.ent_id', '=', 'n.ent_id')
          .on('a.id', '=', sql<string>`coalesce(r.application_id, n.subject->>'appId')`),
      )
      // Row-level security shows conversations of this person alone, and of their messages those since the person came.
      .leftJoin('chat_message as t', (join) =>
        join
          .onRef('t.ent_id', '=', 'n.ent_id')
          .on('t.conversation_id', '=', sql<string>`n.subject->>'conversationId'`)
          .on('t.seq', '=', sql<number>`(n.subject->>'seq')::int`),
      )
      .leftJoin('conversation as c', (join) =>
        join.onRef('c.ent_id', '=', 't.ent_id').onRef('c.id', '=', 't.conversation_id'),
      )
      .leftJoin('department as g', (join) =>
        join.onRef('g.ent_id', '=', 'c.ent_id').onRef('g.id', '=', 'c.department_id'),
      )
      // Of an announcement: as long as it is to this person and not read.
      .leftJoin('announcement_to_reader as w', (join) =>
        join
          .onRef('w.ent_id', '=', 'n.ent_id')
          .on('w.id', '=', sql<string>`n.subject->>'announcementId'`)
          .on('w.read_at', 'is', null),
      )
      .where('n.user_id', '=', reader.userId)
      .where(isShownTo(reader))
  )
}

/** Those among them that the person wants in the portal. */
function noticesTo(db: Db, reader: NoticeReader) {
  return visibleTo(db, reader).where('n.in_portal', '=', true)
}

function isShownTo(reader: NoticeReader) {
  return sql<boolean>`case n.kind
    when 'mention' then case
      when n.subject ? 'conversationId' then ${sql.lit(reader.isInPerson)} and c.id is not null and t.recalled_at is null
      else a.id is not null and ${mayOpen(reader, 'a')} end
    when 'request' then a.id is not null and ${sql.lit(reader.isAdministrator)}
    when 'answer' then r.user_id = n.user_id
    when 'announcement' then w.id is not null
    when 'deputy' then n.subject->>'event' = 'handedOver' or d.id is not null and (n.subject->>'requestId' is null or r.answered_for = n.user_id)
    else false end`
}

type Page = { reader: NoticeReader; after?: After; kind?: string; limit: number; isUnread?: boolean }

/** The newest first; what is pinned among the messages stands before all of them. */
export function selectNotices(db: Db, { reader, after, kind, limit, isUnread = false }: Page) {
  return withColumns(noticesTo(db, reader))
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`n.kind = ${kind}`))
    .$if(isUnread, (query) => query.where('n.read_at', 'is', null))
    .$if(after !== undefined && !after.pinned, (query) =>
      query.where(sql<boolean>`(n.created_at, n.id) < (${after?.at}, ${after?.id})`),
    )
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute()
}

function withColumns(found: ReturnType<typeof visibleTo>) {
  return (
    found
      .select(['n.id', 'n.kind', 'n.subject', 'n.created_at', 'n.read_at', 'by.name as byName'])
      .select(['a.name', 'a.name_en as nameEn', 'r.reason', 'r.state', 'r.word', 'asker.name as askerName'])
      // A group without a name of its own is called as its department.
      .select(sql<string | null>`coalesce(c.name, g.name)`.as('groupName'))
      .select(sql<string | null>`coalesce(c.name, g.name_en, g.name)`.as('groupNameEn'))
      .select(['w.title_zh as titleZh', 'w.title_en as titleEn'])
      .select(sql<boolean>`d.truster_id = n.user_id`.as('isTruster'))
      .select(sql<boolean>`(d.ended_at is not null or d.ends_at <= now())`.as('isOver'))
  )
}

/** How a notice is sent to its person, besides standing in the portal. */
export type SentBy = 'by_mail' | 'by_messenger'

/** One that its person wants to be sent so, and has not read in the portal since. */
export function findSent(db: Db, reader: NoticeReader, { id, by }: { id: string; by: SentBy }) {
  return withColumns(visibleTo(db, reader))
    .where('n.id', '=', id)
    .where(`n.${by}`, '=', true)
    .where('n.read_at', 'is', null)
    .executeTakeFirst()
}

/** How many cards the person was to get in the minute and in the day before this moment. */
export async function countCards(db: Db, userId: string, until: Date) {
  const minuteBefore = new Date(until.getTime() - 60_000)
  const dayBefore = new Date(until.getTime() - 24 * 60 * 60_000)
  const { minute, day } = await db
    .selectFrom('notice')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('created_at', '>', minuteBefore).as('minute'),
      eb.fn.countAll<number>().as('day'),
    ])
    .where('user_id', '=', userId)
    .where('by_messenger', '=', true)
    .where('created_at', '>', dayBefore)
    .where('created_at', '<', until)
    .executeTakeFirstOrThrow()
  return { minute: Number(minute), day: Number(day) }
}

export type SelectedNotice = Awaited<ReturnType<typeof selectNotices>>[number]

export function countNotices(db: Db, reader: NoticeReader, kind?: string) {
  return noticesTo(db, reader)
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`n.kind = ${kind}`))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(sql<number>`count(*) filter (where n.read_at is null)`.as('unread'))
    .executeTakeFirstOrThrow()
}

export function findNotice(db: Db, reader: NoticeReader, id: string) {
  return noticesTo(db, reader).select('n.created_at').where('n.id', '=', id).executeTakeFirst()
}

type Read = { userId: string; now: Date; id?: string }

/** Answers how many were read by that: also of those whose subject is out of sight. */
export async function readNotices(db: Db, { userId, now, id }: Read) {
  const { numUpdatedRows } = await db
    .updateTable('notice')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('in_portal', '=', true)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
