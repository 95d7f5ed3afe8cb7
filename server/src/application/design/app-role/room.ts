import { defineRoom } from '../../../foundation/room/room.ts'
import { appRoleHandlers } from './handlers.ts'
import { appRoleTables } from './tables.ts'

/** Roles of applications: their draft, who is in them, and what they let a person do. */
export const appRoleRoom = defineRoom({ handlers: appRoleHandlers, tables: appRoleTables })
