import { defineRoom } from '../../../foundation/room/room.ts'
import { permissionHandlers } from './handlers.ts'

/** What the roles of a person permit. */
export const permissionRoom = defineRoom({ handlers: permissionHandlers })
