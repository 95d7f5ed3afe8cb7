import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { resetHandlers } from './handlers.ts'
import { emailConfirm, passwordReset } from './mail-job.ts'
import { resetTables } from './tables.ts'

/** A forgotten password, and proving an address of mail. */
export const resetRoom = defineRoom({
  handlers: resetHandlers,
  tables: resetTables,
  jobs: [emailConfirm, passwordReset],
  retains: [whenOver('mail_link', 'token_hash', 0)],
})
