import { defineRoom } from '../../../foundation/room/room.ts'
import { memberSessionHandlers } from './handlers.ts'
import { memberSessionTables } from './tables.ts'

/** The sessions in which members work in an enterprise, for its administrators. */
export const memberSessionRoom = defineRoom({ handlers: memberSessionHandlers, tables: memberSessionTables })
