import { whenOver } from '../../../foundation/db/retention-query.ts'
import { defineRoom } from '../../../foundation/room/room.ts'
import { scanHandlers } from './handlers.ts'
import { scanTables } from './tables.ts'

/** Signing in by a QR code on another screen. */
export const scanRoom = defineRoom({
  handlers: scanHandlers,
  tables: scanTables,
  retains: [whenOver('scan_ticket', 'ticket_hash', 1)],
})
