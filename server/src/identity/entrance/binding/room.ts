import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { bindingHandlers } from './handlers.ts'
import { bindingTables } from './tables.ts'

/** Which messenger account belongs to which person. */
export const bindingRoom = defineRoom({
  handlers: bindingHandlers,
  tables: bindingTables,
  retains: [whenOver('bind_ticket', 'token_hash', 1)],
})
