import { defineRoom } from '../../../foundation/room/room.ts'
import { maintenanceHandlers } from './handlers.ts'
import { maintenanceTables } from './tables.ts'

/** The maintenance switch. */
export const maintenanceRoom = defineRoom({ handlers: maintenanceHandlers, tables: maintenanceTables })
