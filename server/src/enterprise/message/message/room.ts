import { defineRoom } from '../../../foundation/room/room.ts'
import { messageHandlers } from './handlers.ts'
import { oldPersonal, oldReceipts } from './retention-query.ts'
import { noticeMail } from './notice-mail.ts'
import { noticeMessenger } from './notice-messenger.ts'
import { messageTables } from './tables.ts'

/** Messages as their readers see them. */
export const messageRoom = defineRoom({
  handlers: messageHandlers,
  tables: messageTables,
  jobs: [noticeMail, noticeMessenger],
  retains: [oldReceipts, oldPersonal],
})
