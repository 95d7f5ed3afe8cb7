import { defineRoom } from '../../foundation/room/room.ts'
import { navigationHandlers } from './handlers.ts'
import { navigationTables } from './tables.ts'

/** The menu of an enterprise. */
export const navigationRoom = defineRoom({ handlers: navigationHandlers, tables: navigationTables })
