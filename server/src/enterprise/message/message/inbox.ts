import type { CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, type Context } from '../../../foundation/call/context/context.ts'
import { countInbox, findInInbox, selectInbox } from '../announcement/inbox-query.ts'
import { countNotices, findNotice, noticeReaderOf, selectNotices } from './notice-query.ts'
import { countMessages, findPlace, selectMessages, selectNewestUnread, type After, type Reader } from './queries.ts'
import { announcementOf, messageOf, noticeOf } from './row.ts'

export function readerOf(context: Context): Reader {
  return { userId: sessionOf(context).userId, now: context.now }
}

/** Messages, announcements and what was told to the person alone, as one list: a page of each, and of all the first ones. */
export async function inboxOf({ after: id, limit, type }: CallParsed<'listMessages'>, context: Context) {
  const { db } = context
  const [reader, noticeReader] = [readerOf(context), noticeReaderOf(context)]
  const after = id === undefined ? undefined : await placeOf(id, context)
  const list: Listed[] = []
  const counts = { total: 0, unread: 0 }
  if (type === undefined || type === 'message') {
    list.push(
      ...(await selectMessages(db, { reader, after, limit })).map((row) =>
        listed(row.publish_at, messageOf(row, context)),
      ),
    )
    add(counts, await countMessages(db, reader))
  }
  if (type === undefined || type === 'announcement') {
    const rows = await selectInbox(db, { after, limit })
    list.push(...rows.map((row) => listed(row.publish_at, announcementOf(row, context))))
    add(counts, await countInbox(db))
  }
  if (type !== 'message') {
    const rows = await selectNotices(db, { reader: noticeReader, after, kind: type, limit })
    list.push(...rows.map((row) => listed(row.created_at, noticeOf(row, context))))
    add(counts, await countNotices(db, noticeReader, type))
  }
  const first = list.toSorted(inOrder).slice(0, limit)
  return { ...counts, list: first.map(({ message }) => message) }
}

/** The first of the unread ones, or null. */
export async function newestUnread(context: Context) {
  const message = await selectNewestUnread(context.db, readerOf(context))
  const [notice] = await selectNotices(context.db, { reader: noticeReaderOf(context), limit: 1, isUnread: true })
  const [announcement] = await selectInbox(context.db, { limit: 1, isUnread: true })
  const found = [
    ...(announcement === undefined ? [] : [listed(announcement.publish_at, announcementOf(announcement, context))]),
    ...(message === undefined ? [] : [listed(message.publish_at, messageOf(message, context))]),
    ...(notice === undefined ? [] : [listed(notice.created_at, noticeOf(notice, context))]),
  ]
  return found.toSorted(inOrder)[0]?.message ?? null
}

type Listed = { at: Date; message: ReturnType<typeof messageOf | typeof announcementOf | typeof noticeOf> }

function listed(at: Date, message: Listed['message']): Listed {
  return { at, message }
}

/** As the database has it in all of them: what is pinned, then what is newer, then by id. */
function inOrder(one: Listed, other: Listed) {
  if (one.message.pinned !== other.message.pinned) return one.message.pinned ? -1 : 1
  const later = other.at.getTime() - one.at.getTime()
  return later === 0 ? (one.message.id < other.message.id ? 1 : -1) : later
}

/** Where nothing is known of the id, the list is at its end, as if its last one had been seen. */
async function placeOf(id: string, context: Context): Promise<After> {
  const message = (await findPlace(context.db, id)) ?? (await findInInbox(context.db, id))
  if (message !== undefined) return { ...message, id }
  const notice = await findNotice(context.db, noticeReaderOf(context), id)
  return { pinned: false, at: notice?.created_at ?? new Date(0), id }
}

function add(sum: { total: number; unread: number }, { total, unread }: { total: number; unread: number }) {
  sum.total += total
  sum.unread += unread
}
