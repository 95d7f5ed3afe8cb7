import { defineRoom } from '../../../foundation/room/room.ts'
import { invitationTables } from './tables.ts'

/** Codes that let people into an enterprise. */
export const invitationRoom = defineRoom({ tables: invitationTables })
