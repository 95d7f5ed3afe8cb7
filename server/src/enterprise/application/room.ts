import { defineRoom } from '../../foundation/room/room.ts'
import { applicationHandlers } from './handlers.ts'
import { applicationTables } from './tables.ts'

/** Applications that an enterprise links to. */
export const applicationRoom = defineRoom({ handlers: applicationHandlers, tables: applicationTables })
