import { Problem, type messageCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { publish } from '../../../foundation/sending/live/queries.ts'
import { findInInbox, readAnnouncements } from '../announcement/inbox-query.ts'
import { inboxOf, newestUnread, readerOf } from './inbox.ts'
import { findNotice, noticeReaderOf, readNotices } from './notice-query.ts'
import { markRead } from './queries.ts'

export const messageHandlers: Handlers<typeof messageCalls> = {
  getNewestMessage: (_input, context) => newestUnread(context),

  listMessages: (input, context) => inboxOf(input, context),

  async readMessage({ id }, context) {
    const { db, now } = context
    const { userId, acting } = sessionOf(context)
    const { meant, read } = await markRead(db, { reader: readerOf(context), id })
    const isAnnouncement = id !== undefined && meant === 0 && (await findInInbox(db, id)) !== undefined
    const isNotice = id !== undefined && meant === 0 && !isAnnouncement
    const isMeant = id === undefined || isAnnouncement
    // The enterprise is told who has read: an operator who acts as a person has not read it for them.
    const announcements = isMeant && acting === null ? await readAnnouncements(db, { userId, now, id }) : 0
    if (isNotice && (await findNotice(db, noticeReaderOf(context), id)) === undefined) throw new Problem('notFound')
    const notices = id === undefined || isNotice ? await readNotices(db, { userId, now, id }) : 0
    // What was read before is no news.
    if (read + announcements + notices > 0)
      await publish(db, { kind: 'messages', payload: {}, audience: { to: 'person', ids: [userId] } })
    return {}
  },
}
