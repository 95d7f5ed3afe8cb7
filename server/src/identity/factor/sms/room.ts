import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { smsCode } from './code-job.ts'
import { smsHandlers } from './handlers.ts'
import { sentCodes } from './retention-query.ts'
import { smsTables } from './tables.ts'

/** Codes by text message. */
export const smsRoom = defineRoom({
  handlers: smsHandlers,
  tables: smsTables,
  jobs: [smsCode],
  retains: [sentCodes, whenOver('verify_code', 'id', 1)],
})
