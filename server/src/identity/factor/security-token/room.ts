import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { securityTokenHandlers } from './handlers.ts'
import { securityTokenTables } from './tables.ts'

/** Links that show one enterprise on another device. */
export const securityTokenRoom = defineRoom({
  handlers: securityTokenHandlers,
  tables: securityTokenTables,
  retains: [whenOver('security_token', 'id', 1)],
})
