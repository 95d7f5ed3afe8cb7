import { Problem, type messageCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../foundation/context/context.ts'
import { publish } from '../../foundation/live/queries.ts'
import { countMessages, markRead, selectMessages, selectNewestUnread, type Reader } from './queries.ts'
import { messageOf } from './row.ts'

export const messageHandlers: Handlers<typeof messageCalls> = {
  async getNewestMessage(_input, context) {
    const row = await selectNewestUnread(context.db, readerOf(context))
    return row === undefined ? null : messageOf(row, context)
  },

  async listMessages({ after, limit }, context) {
    const reader = readerOf(context)
    const rows = await selectMessages(context.db, { reader, after, limit })
    return { ...(await countMessages(context.db, reader)), list: rows.map((row) => messageOf(row, context)) }
  },

  async readMessage({ id }, context) {
    const { meant, read } = await markRead(context.db, { reader: readerOf(context), id })
    if (id !== undefined && meant === 0) throw new Problem('notFound')
    const audience = { to: 'person', ids: [sessionOf(context).userId] } as const
    // What was read before is no news.
    if (read > 0) await publish(context.db, { kind: 'messages', payload: {}, audience })
    return {}
  },
}

function readerOf(context: Context): Reader {
  return { userId: sessionOf(context).userId, now: context.now }
}
