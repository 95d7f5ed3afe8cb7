import type { Context } from '../../../foundation/call/context/context.ts'
import { plainText } from '@atrium/shared-utility/contract'
import type { ReceivedAnnouncement } from '../announcement/inbox-query.ts'
import { attachmentsForReader } from '../attachment/answer.ts'
import { textIn } from '../message-text/row.ts'
import type { SelectedNotice } from './notice-query.ts'
import { saidOf } from './notice-words.ts'
import type { SelectedMessage } from './queries.ts'

/** A message as its reader is answered. */
export function messageOf(row: SelectedMessage, context: Context) {
  return {
    id: row.id,
    type: 'message' as const,
    ...textIn(context.lang, row),
    level: row.level,
    pinned: row.pinned,
    url: row.url,
    attachments: attachmentsForReader(row.id, row.attachments, context),
    createdAt: row.publish_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** The same of what the enterprise tells its people. */
export function announcementOf(row: ReceivedAnnouncement, context: Context) {
  return {
    id: row.id,
    type: 'announcement' as const,
    ...textIn(context.lang, row),
    level: row.level,
    pinned: row.pinned,
    url: null,
    attachments: attachmentsForReader(row.id, row.attachments, context),
    createdAt: row.publish_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** The same of what a person was told alone. */
export function noticeOf(row: SelectedNotice, { lang }: Pick<Context, 'lang'>) {
  const { title, text, url } = saidOf(row, lang)
  return {
    id: row.id,
    type: row.kind,
    title,
    content: plainText(text),
    lang,
    level: 'info' as const,
    pinned: false,
    url,
    attachments: [],
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}
