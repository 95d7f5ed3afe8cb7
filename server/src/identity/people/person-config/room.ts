import { defineRoom } from '../../../foundation/room/room.ts'
import { personConfigHandlers } from './handlers.ts'
import { personConfigTables } from './tables.ts'

/** How the portal looks and begins for a person, on all of their devices. */
export const personConfigRoom = defineRoom({ handlers: personConfigHandlers, tables: personConfigTables })
