import { defineRoom } from '../../foundation/room/room.ts'
import { roleHandlers } from './handlers.ts'
import { roleTables } from './tables.ts'

/** Roles, what they permit, and who holds them. */
export const roleRoom = defineRoom({ handlers: roleHandlers, tables: roleTables })
