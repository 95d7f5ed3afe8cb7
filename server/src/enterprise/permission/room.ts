import { defineRoom } from '../../foundation/room/room.ts'
import { permissionHandlers } from './handlers.ts'
import { permissionTables } from './tables.ts'

/** Roles, and what they permit. */
export const permissionRoom = defineRoom({ handlers: permissionHandlers, tables: permissionTables })
