import { defineRoom } from '../../../foundation/room/room.ts'
import { ownLogHandlers } from './handlers.ts'
import { ownLogTables } from './tables.ts'

/** The sign-ins and the audit log of an enterprise, as its administrators read them. */
export const ownLogRoom = defineRoom({ handlers: ownLogHandlers, tables: ownLogTables })
