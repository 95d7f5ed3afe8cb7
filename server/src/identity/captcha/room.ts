import { whenOver } from '../../foundation/db/retention-query.ts'
import { defineRoom } from '../../foundation/room/room.ts'
import { captchaHandlers } from './handlers.ts'
import { captchaTables } from './tables.ts'

/** Proof that a person is at the form, after wrong passwords. */
export const captchaRoom = defineRoom({
  handlers: captchaHandlers,
  tables: captchaTables,
  retains: [whenOver('consumed_code', 'hash', 0)],
})
