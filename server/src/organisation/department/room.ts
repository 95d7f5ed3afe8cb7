import { defineRoom } from '../../foundation/room/room.ts'
import { departmentHandlers } from './handlers.ts'
import { departmentTables } from './tables.ts'

/** The departments of an enterprise, and who is in them. */
export const departmentRoom = defineRoom({ handlers: departmentHandlers, tables: departmentTables })
