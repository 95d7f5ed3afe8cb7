import { defineRoom } from '../../foundation/room/room.ts'
import { noticeHandlers } from './handlers.ts'
import { oldNotices } from './retention-query.ts'
import { noticeTables } from './tables.ts'

/** What rooms tell single people of an enterprise. They read it among their messages (enterprise/message). */
export const noticeRoom = defineRoom({ handlers: noticeHandlers, tables: noticeTables, retains: [oldNotices] })
