import { defineRoom } from '../../foundation/room/room.ts'
import { revisionTables } from './tables.ts'

/** Which version of each part is in force. */
export const revisionRoom = defineRoom({ tables: revisionTables })
